/** Keys that a person's own device keeps (WebAuthn): made once, and good for coming back to any browser for years. */

import type { Passkey } from "../wire";
import { api } from "./api";

/** Whoever was asked by their own device said no, or let it be: nothing to complain about. */
export class Declined extends Error {}

/** For which name a key would be asked for here; "" where there are none to be had, be it by browser or server. */
export async function passkeyHost(): Promise<string> {
  if (!isSecureContext || !("PublicKeyCredential" in globalThis)) return "";
  return (await api.passkeyChallenge()).host;
}

/** Has the device make one for who I am here. */
export async function makePasskey(): Promise<Passkey> {
  const wish = await api.passkeyToMake();
  const made = await answered(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wish.challenge),
        rp: { id: wish.host, name: "Sobremesa" },
        user: { id: bytes(wish.person), name: wish.name, displayName: wish.name },
        pubKeyCredParams: wish.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wish.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    credential: text(made.rawId),
    client_data: text(clientDataJSON),
    attestation: text(attestationObject),
  });
}

/** Has the device say who I am; my name. */
export async function comeBack(): Promise<string> {
  const { challenge, host } = await api.passkeyChallenge();
  const given = await answered(
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId: host, userVerification: "preferred" },
    }),
  );
  const response = given.response as AuthenticatorAssertionResponse;
  const { name } = await api.comeBack({
    credential: text(given.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    person: text(response.userHandle ?? new ArrayBuffer()),
  });
  return name;
}

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const given = await asked.catch((error: unknown) => {
    throw new Declined(String(error));
  });
  if (!given) throw new Declined();
  return given as PublicKeyCredential;
}

function bytes(said: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(said.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
}

function text(buffer: ArrayBuffer): string {
  const said = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return said.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
