import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Svelte takes away what is blank at the end of an element: what stands behind it would stick to its last word. */
test("no word is parted from the next by a blank that isn't kept", () => {
  const here = new URL(".", import.meta.url);
  const stuck = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svelte"))
    .flatMap((file) => {
      const page = readFileSync(new URL(file, here), "utf8");
      return (page.match(/[^\s>] <\/(?:span|b|i|em|strong|small|s|a|u)>\S.*/g) ?? []).map(
        (line) => `${file}: ${line}`,
      );
    });
  expect(stuck).toEqual([]);
});
