let audio: AudioContext | undefined

/** A short sound by which who scans hears what became of it, without looking: high is well, low is not. */
export function beep(well: boolean): void {
  try {
    audio ??= new AudioContext()
    // Browsers begin silent, and fall silent on phones that were put aside.
    if (audio.state === 'suspended') audio.resume().catch(() => undefined)
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = well ? 880 : 220
    volume.gain.value = 0.08
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + (well ? 0.09 : 0.35))
  } catch {
    // A browser without sound: what is written says the same.
  }
}
