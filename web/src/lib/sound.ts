/** Small synthesised sounds: no files, and silent unless somebody wants them. */
type Note = { pitch: number; at: number; long: number; shape?: OscillatorType; loud?: number };

const TUNES: Record<string, Note[]> = {
  turn: [
    { pitch: 523, at: 0, long: 0.18 },
    { pitch: 784, at: 0.12, long: 0.35 },
  ],
  lays: [{ pitch: 150, at: 0, long: 0.12, shape: "triangle", loud: 2 }],
  steps: [{ pitch: 210, at: 0, long: 0.06, shape: "triangle" }],
  uses_tool: [
    { pitch: 330, at: 0, long: 0.08, shape: "square", loud: 0.4 },
    { pitch: 330, at: 0.14, long: 0.08, shape: "square", loud: 0.4 },
  ],
  reveals_mine: [
    { pitch: 262, at: 0, long: 0.3 },
    { pitch: 330, at: 0.1, long: 0.3 },
    { pitch: 392, at: 0.2, long: 0.5 },
  ],
  takes_treasure: [
    { pitch: 1047, at: 0, long: 0.15 },
    { pitch: 1319, at: 0.08, long: 0.15 },
    { pitch: 1568, at: 0.16, long: 0.4 },
  ],
  sets_trap: [{ pitch: 700, at: 0, long: 0.05, shape: "square", loud: 0.4 }],
  trap_bites: [
    { pitch: 900, at: 0, long: 0.04, shape: "square", loud: 0.6 },
    { pitch: 180, at: 0.05, long: 0.2, shape: "sawtooth", loud: 0.6 },
  ],
  calls_troll: [{ pitch: 75, at: 0, long: 0.5, shape: "sawtooth", loud: 0.8 }],
  takes_dragon: [{ pitch: 60, at: 0, long: 0.8, shape: "sawtooth" }],
  storm: [
    { pitch: 98, at: 0, long: 0.6, shape: "sawtooth", loud: 0.5 },
    { pitch: 104, at: 0, long: 0.6, shape: "sawtooth", loud: 0.5 },
  ],
};

const ALIKE: Record<string, string> = { takes_valued_treasure: "takes_treasure", trap_takes: "trap_bites" };

let studio: AudioContext | null = null;

export function sound(name: string): void {
  const tune = TUNES[ALIKE[name] ?? name];
  if (!tune) return;
  studio ??= new AudioContext();
  for (const note of tune) strike(studio, note);
}

function strike(to: AudioContext, note: Note): void {
  const voice = to.createOscillator();
  const hand = to.createGain();
  const start = to.currentTime + note.at;
  voice.type = note.shape ?? "sine";
  voice.frequency.value = note.pitch;
  hand.gain.setValueAtTime(0.06 * (note.loud ?? 1), start);
  hand.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  voice.connect(hand).connect(to.destination);
  voice.start(start);
  voice.stop(start + note.long);
}
