/** Four short synthesized sounds, off by default. The turn sound also plays for people who want to be called. */
import { settings } from './settings.svelte'

const TUNES = {
  token: [[660, 0.05]],
  card: [
    [330, 0.06],
    [495, 0.09],
  ],
  turn: [
    [523, 0.08],
    [784, 0.14],
  ],
  end: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.12],
    [1047, 0.3],
  ],
} as const

const LOUDEST = 0.2

let context: AudioContext | null = null

export type Tune = keyof typeof TUNES

export function play(tune: Tune, always = settings.sounds): void {
  if (!always || settings.volume <= 0) return
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [pitch, length] of TUNES[tune]) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(LOUDEST * settings.volume, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
    at += length * 0.8
  }
}
