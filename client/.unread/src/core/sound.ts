/** Short sounds made on the spot; nothing sounds before the first gesture, and each has something to see as well. */

import { preferences } from "./preferences.svelte";

export type Sound =
  | "turn"
  | "card"
  | "token"
  | "sealed"
  | "reveal"
  | "good"
  | "bad"
  | "message"
  | "won"
  | "lost";

interface Note {
  at: number;
  pitch: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

const glass = (at: number, pitch: number, length = 0.4): Note => ({
  at,
  pitch,
  length,
  shape: "sine",
  loud: 0.5,
});
const wood = (at: number, pitch: number): Note => ({ at, pitch, length: 0.07, shape: "triangle", loud: 0.7 });

const SCORES: Record<Sound, { notes: Note[]; breath?: number }> = {
  turn: { notes: [glass(0, 784), glass(0.16, 1175)] },
  card: { notes: [], breath: 0.09 },
  token: { notes: [wood(0, 420), wood(0.05, 310)] },
  sealed: { notes: [wood(0, 160), wood(0.03, 120)], breath: 0.05 },
  reveal: { notes: [glass(0.1, 523, 0.3)], breath: 0.3 },
  good: { notes: [glass(0, 659, 0.25), glass(0.1, 880, 0.35)] },
  bad: { notes: [glass(0, 311, 0.3), glass(0.14, 233, 0.4)] },
  message: { notes: [wood(0, 880)] },
  won: { notes: [glass(0, 523, 0.3), glass(0.1, 659, 0.3), glass(0.2, 784, 0.38)] },
  lost: { notes: [glass(0, 392, 0.3), glass(0.12, 311, 0.3), glass(0.24, 196, 0.34)] },
};

let context: AudioContext | null = null;

/** Browsers let sound begin only with a gesture; so do we. */
export function awaitGesture() {
  const begin = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", begin, { once: true });
  addEventListener("keydown", begin, { once: true });
}

export function play(sound: Sound) {
  // In the background only «your turn» may call.
  if (!context || preferences.volume === 0 || (document.hidden && sound !== "turn")) return;
  const { notes, breath } = SCORES[sound];
  const out = context.createGain();
  out.gain.value = preferences.volume * 0.5;
  out.connect(context.destination);
  for (const note of notes) ring(context, out, note);
  if (breath) rustle(context, out, breath);
}

function ring(audio: AudioContext, out: AudioNode, note: Note) {
  const start = audio.currentTime + note.at;
  const voice = audio.createOscillator();
  const envelope = audio.createGain();
  voice.type = note.shape;
  voice.frequency.value = note.pitch;
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(note.loud, start + 0.012);
  envelope.gain.exponentialRampToValueAtTime(0.001, start + note.length);
  voice.connect(envelope).connect(out);
  voice.start(start);
  voice.stop(start + note.length);
}

function rustle(audio: AudioContext, out: AudioNode, length: number) {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const swell = Math.sin((Math.PI * i) / samples.length);
    samples[i] = (Math.random() * 2 - 1) * swell * 0.25;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  source.buffer = noise;
  source.connect(filter).connect(out);
  source.start();
}
