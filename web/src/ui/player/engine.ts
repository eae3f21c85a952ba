import { isSigned, renewLink } from '@/api/file-link'
import { followHeard } from './heard'
import { tellPlace } from './place-notes'
import { playTracks, stepTrack, type Track, usePlayer } from './player-store'
import { sourceOf } from './source-of'

// The element that plays, while the dock is drawn, and what was heard of it.
let element: HTMLMediaElement | null = null
let loaded: Track | null = null
// Which of its forms plays.
let source = ''
let heard = followHeard()
let lastTold = 0
// It has played since it was loaded: only then is there a place to tell.
let begun = false
// It got a new address once, since the old one may have run out; what fails then has failed.
let renewed = false

const tellEvery = 10_000

export function holdElement(next: HTMLMediaElement | null): void {
  if (next === null) tell()
  element = next
  loaded = null
}

// Loads what the store says is to be played, and plays it.
export function loadTrack(track: Track, from: number): void {
  if (!element) return
  tell()
  heard = followHeard()
  loaded = track
  renewed = false
  begun = false
  source = sourceOf(track, usePlayer.getState().form)
  element.src = source
  begin(from)
}

function begin(from: number): void {
  if (!element) return
  element.currentTime = from / 1000
  element.preservesPitch = true // a voice stays itself, however fast it speaks
  element.playbackRate = usePlayer.getState().speed
  start()
}

function start(): void {
  // A browser may refuse to begin by itself: then the button waits for a touch.
  element?.play().catch(() => usePlayer.setState({ playing: false, waiting: false }))
}

export function togglePlaying(): void {
  if (!element || !loaded) return
  if (usePlayer.getState().failed) playTracks(usePlayer.getState().tracks, usePlayer.getState().index, now())
  else if (element.paused) start()
  else element.pause()
}

export function seekTo(milliseconds: number): void {
  if (!element) return
  const end = usePlayer.getState().duration
  const at = Math.max(0, end > 0 ? Math.min(milliseconds, end) : milliseconds)
  element.currentTime = at / 1000
  usePlayer.setState({ position: at })
}

export function skip(milliseconds: number): void {
  seekTo(now() + milliseconds)
}

function now(): number {
  return Math.round((element?.currentTime ?? 0) * 1000)
}

// Tells the server where somebody is, and what he has heard since the last time.
function tell(): void {
  if (!element || !loaded || !begun) return
  const parts = heard.take().map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }))
  const duration = length()
  lastTold = Date.now()
  const { id, book } = loaded
  void tellPlace(id, { position: now(), duration, heard: parts, at: lastTold, ...(book && { book }) })
}

function length(): number {
  const seconds = element?.duration ?? 0
  return Number.isFinite(seconds) && seconds > 0 ? Math.round(seconds * 1000) : (loaded?.duration ?? 0)
}

function follow(): void {
  if (!element || element.seeking || element.paused) return
  heard.reach(now())
  const { sleeps } = usePlayer.getState()
  if (typeof sleeps === 'number' && Date.now() >= sleeps) {
    usePlayer.setState({ sleeps: null })
    element.pause()
  }
  if (Date.now() - lastTold > tellEvery) tell()
}

async function fail(): Promise<void> {
  const track = loaded
  if (!track || !element) return
  heard.stop()
  const at = now() || usePlayer.getState().position
  try {
    const url = await elsewhere(track)
    if (loaded !== track || !element) return
    element.src = url
    begin(at)
  } catch {
    if (loaded === track) usePlayer.setState({ failed: true, playing: false, waiting: false })
  }
}

// Where else what failed may be found: at a new address, or, for browsers that do not know the light form, as it was
// recorded.
function elsewhere({ url }: Track): Promise<string> | string {
  if (!renewed && isSigned(source)) {
    renewed = true
    return renewLink(source)
  }
  if (source === url) throw new Error('it cannot be played')
  source = url
  renewed = false
  return url
}

function ended(): void {
  heard.reach(length())
  heard.stop()
  tell()
  const stays = usePlayer.getState().sleeps === 'end'
  usePlayer.setState({ playing: false, sleeps: stays ? null : usePlayer.getState().sleeps })
  if (!stays) stepTrack(1)
}

// What the element tells, as the props of <audio> and <video>.
export const mediaEvents = {
  onPlaying: () => {
    heard.start(now())
    renewed = false // it plays: the next failure is another one
    if (!begun) lastTold = Date.now()
    begun = true
    usePlayer.setState({ playing: true, waiting: false })
  },
  onPause: () => {
    heard.stop()
    usePlayer.setState({ playing: false })
    tell()
  },
  onWaiting: () => {
    heard.stop()
    usePlayer.setState({ waiting: true })
  },
  onSeeking: () => heard.stop(),
  onSeeked: () => {
    if (element && !element.paused) heard.start(now())
    usePlayer.setState({ position: now() })
  },
  onTimeUpdate: () => {
    follow()
    usePlayer.setState({ position: now() })
  },
  onDurationChange: () => usePlayer.setState({ duration: length() }),
  onEnded: ended,
  onError: () => void fail(),
}

usePlayer.subscribe(({ speed, form }, before) => {
  if (element && element.playbackRate !== speed) element.playbackRate = speed
  if (form !== before.form) changeForm()
})

// Goes on in the other form, at the same moment.
function changeForm(): void {
  if (!element || !loaded) return
  const next = sourceOf(loaded, usePlayer.getState().form)
  if (next === source) return
  const at = now()
  const plays = !element.paused
  heard.stop()
  source = next
  renewed = false
  element.src = next
  if (plays) begin(at)
  else element.currentTime = at / 1000
}

// Who closes the page has stopped here.
window.addEventListener('pagehide', tell)
