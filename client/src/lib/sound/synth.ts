/** Sounds made on the spot: each is a few tones and gusts of noise, short and quiet. */
import type { Cue, CueName } from "./cues";

/** One of them: hertz, milliseconds, and how loud it begins; noise is let through around its pitch. */
interface Voice {
  wave: OscillatorType | "noise";
  from: number;
  to?: number; // where it glides
  at?: number;
  ms: number;
  loud: number;
}

const LOUDNESS = 0.3; // of everything
const BEAT = 0.09; // seconds between cues that are told together
const ATTACK = 0.004;
const SILENT = 0.0001;
const STEP = 2 ** (2 / 12); // a whole tone

const tone = (from: number, at: number, ms: number, loud = 0.5): Voice => ({ wave: "triangle", from, at, ms, loud });
// little of the noise passes its filter, and not for long: to be heard beside a tone it begins louder
const click = (from: number, at = 0, ms = 26, loud = 1.2): Voice => ({ wave: "noise", from, at, ms, loud });
const melody = (notes: number[]): Voice[] => notes.map((note, i) => tone(note, i * 150, i === notes.length - 1 ? 520 : 220, 0.45));
const FOUR = [392, 494, 587, 784];

export const SCORES: Record<CueName, Voice[]> = {
  place: [{ ...click(900, 0, 80, 0.6), to: 300 }, { wave: "sine", from: 160, to: 90, ms: 70, loud: 0.6 }],
  flip: [{ wave: "triangle", from: 430, to: 330, ms: 70, loud: 0.6 }, click(1800, 0, 18, 0.3)],
  same: [tone(784, 0, 260), tone(784, 130, 380)],
  plus: [tone(659, 0, 260), tone(988, 130, 420)],
  conveyor: [click(2400), click(2400, 130), click(2400, 260)],
  dice: [click(3000), click(2200, 60), click(2700, 135), click(1900, 230), click(2400, 340, 40, 0.8)],
  egg: [click(3600, 0, 20), click(3100, 70, 24), { wave: "sine", from: 320, to: 900, at: 130, ms: 160, loud: 0.4 }],
  banana: [{ wave: "sine", from: 1150, to: 460, ms: 240, loud: 0.35 }],
  blow: [{ wave: "sine", from: 120, to: 48, ms: 280, loud: 0.9 }, click(260, 0, 120, 0.5)],
  critical: [{ wave: "sine", from: 100, to: 55, ms: 220, loud: 0.8 }, tone(880, 40, 240, 0.4), tone(1319, 110, 420, 0.4)],
  orb: [click(5200, 0, 30, 0.3), ...[2093, 2637, 3951].map((from): Voice => ({ wave: "sine", from, ms: 460, loud: 0.22 }))],
  turn: [220, 440, 607].map((from, i): Voice => ({ wave: "sine", from, ms: 1000 - i * 250, loud: 0.5 / (i + 1) })),
  low: [tone(523, 0, 120), tone(523, 190, 120)],
  win: melody(FOUR),
  loss: melody([...FOUR].reverse()),
  draw: melody([FOUR[0]!, FOUR[1]!, FOUR[1]!, FOUR[0]!]),
};

export class Synth {
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;
  #free = 0; // when the last cue has begun for long enough

  constructor(private readonly context: AudioContext) {
    this.#out = new GainNode(context, { gain: LOUDNESS });
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    samples.forEach((_, i) => (samples[i] = Math.random() * 2 - 1));
  }

  /** One after another: what happens at once is still heard in its order. */
  play(cues: Cue[]): void {
    for (const cue of cues) {
      const start = Math.max(this.context.currentTime, this.#free);
      const pitch = STEP ** (cue.link ?? 0);
      for (const voice of SCORES[cue.name]) this.#sound(voice, start, pitch);
      this.#free = start + BEAT;
    }
  }

  #sound(voice: Voice, start: number, pitch: number): void {
    const begins = start + (voice.at ?? 0) / 1000;
    const ends = begins + voice.ms / 1000;
    const envelope = new GainNode(this.context, { gain: 0 });
    envelope.gain.setValueAtTime(0, begins);
    envelope.gain.linearRampToValueAtTime(voice.loud, begins + ATTACK);
    envelope.gain.exponentialRampToValueAtTime(SILENT, ends);
    envelope.connect(this.#out);
    const [source, frequency] = voice.wave === "noise" ? this.#gust(envelope) : this.#tone(voice.wave, envelope);
    frequency.setValueAtTime(voice.from * pitch, begins);
    frequency.exponentialRampToValueAtTime((voice.to ?? voice.from) * pitch, ends);
    source.start(begins);
    source.stop(ends);
  }

  #tone(type: OscillatorType, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const tone = new OscillatorNode(this.context, { type });
    tone.connect(into);
    return [tone, tone.frequency];
  }

  #gust(into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
    const gust = new AudioBufferSourceNode(this.context, { buffer: this.#noise, loop: true });
    const around = new BiquadFilterNode(this.context, { type: "bandpass", Q: 0.8 });
    gust.connect(around).connect(into);
    return [gust, around.frequency];
  }
}
