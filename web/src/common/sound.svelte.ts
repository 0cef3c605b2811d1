// Sounds: my turn, and dice. They are made here, note by note, and are off until somebody wants them.

const KEPT = "sandtable-sound";
/** Two soft notes, a fourth apart, in Hertz. */
const CHIME = [587, 784];
/** How many times a die touches the table, and when the first time is over. */
const KNOCKS = 5;
const KNOCK_SECONDS = 0.05;

class Sound {
  on = $state(localStorage.getItem(KEPT) === "yes");
  #context: AudioContext | null = null;

  set(on: boolean) {
    this.on = on;
    localStorage.setItem(KEPT, on ? "yes" : "no");
    if (on) this.turn(); // so that one hears what one has asked for
  }

  /** It is my turn. */
  turn() {
    this.#play((context) => CHIME.forEach((pitch, place) => note(context, pitch, place * 0.16)));
  }

  /** Dice have fallen. */
  dice() {
    this.#play((context) => {
      for (let knock = 0; knock < KNOCKS; knock++) rap(context, knock * 0.07 + knock * knock * 0.008, 1 - knock * 0.17);
    });
  }

  /** A browser that has no sound, or does not let this page make any yet, stays silent. */
  #play(what: (context: AudioContext) => void) {
    if (!this.on || !("AudioContext" in window)) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === "running") what(context);
    else
      context.resume().then(
        () => what(context),
        () => {},
      );
  }
}

/** A note that comes gently and dies away. */
function note(context: AudioContext, pitch: number, after: number) {
  const at = context.currentTime + after;
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}

/** A knock on wood: a breath of noise through a narrow filter. */
function rap(context: AudioContext, after: number, loudness: number) {
  const length = Math.round(context.sampleRate * KNOCK_SECONDS);
  const noise = context.createBuffer(1, length, context.sampleRate);
  noise.getChannelData(0).forEach((_, place, samples) => {
    samples[place] = (Math.random() * 2 - 1) * (1 - place / length) ** 3;
  });
  const [source, wood, volume] = [context.createBufferSource(), context.createBiquadFilter(), context.createGain()];
  source.buffer = noise;
  wood.type = "bandpass";
  wood.frequency.value = 1100 + 500 * Math.random();
  volume.gain.value = 0.5 * Math.max(0, loudness);
  source.connect(wood).connect(volume).connect(context.destination);
  source.start(context.currentTime + after);
}

export const sound = new Sound();
