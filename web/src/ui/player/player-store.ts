import { create } from 'zustand'
import { authorization } from '@/api/connection'
import { keepKnown, momentOf, type Place, readKnown, readWaiting } from './kept-places'
import { useWhoPlays } from './who-plays'

// Something to hear or to see, as a page hands it over. Times are in milliseconds.
export type Track = {
  id: string
  kind: 'audio' | 'video'
  title: string
  // What it belongs to: course and day.
  about: string
  url: string
  // A small form of it, for slow lines, where there is one.
  light?: string
  // How loud it is all along, where that is known: bytes in base64.
  wave?: string
  // A picture of a film, until it begins.
  poster?: string
  // Where somebody stopped; 0 for the beginning.
  position: number
  // When that was noted, where it was.
  notedAt?: string
  // 0 where nobody knows.
  duration: number
  // The page that it stands on.
  href: string
  // Of a chapter: the book that it is in. All else is a recording.
  book?: string
  // Where its parts begin, the first one first.
  chapters?: readonly Chapter[]
  // What is said in a film, by language.
  captions?: readonly { language: string; url: string }[]
}

export type Chapter = { at: number; title: string }

// Which form is played: as it was recorded, the small one, or what fits the line.
export type Form = (typeof forms)[number]
export const forms = ['auto', 'light', 'full'] as const

type Player = {
  tracks: readonly Track[]
  index: number
  // Counts the times that a page asked for something to be played: the same one may be asked for again.
  asked: number
  playing: boolean
  // It plays, but nothing has come yet.
  waiting: boolean
  failed: boolean
  position: number
  duration: number
  speed: number
  form: Form
  // The language of the captions that are shown; none where it is empty.
  captions: string
  // When it falls silent by itself: at a moment, or at the end of what plays now.
  sleeps: number | 'end' | null
  // The places that this browser knows, by what they are of.
  places: Readonly<Record<string, Place>>
}

const speedKey = 'player.speed'
const formKey = 'player.form'
const captionsKey = 'player.captions'
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const

const silent = {
  ...{ tracks: [], index: 0, asked: 0, playing: false, waiting: false, failed: false },
  ...{ position: 0, duration: 0, sleeps: null },
}

// What plays. It belongs to no page, and goes on while one looks at another.
export const usePlayer = create<Player>(() => ({
  ...silent,
  speed: keptSpeed(),
  form: keptForm(),
  captions: localStorage.getItem(captionsKey) ?? '',
  places: readKnown(),
}))

export const currentTrack = ({ tracks, index }: Player): Track | undefined => tracks[index]

// Plays tracks that follow each other, from one of them on: where one stopped in it, or from a moment.
export function playTracks(tracks: readonly Track[], index: number, from?: number): void {
  const track = tracks[index]
  if (!track) return
  usePlayer.setState(({ asked, sleeps }) => ({
    ...silent,
    ...{ tracks, index, sleeps, asked: asked + 1, waiting: true },
    position: from ?? startOf(track),
    duration: track.duration,
  }))
  useWhoPlays.setState({ plays: true, caller: authorization() })
}

// The next one (1) or the one before (-1); false where there is none.
export function stepTrack(by: 1 | -1): boolean {
  const { tracks, index } = usePlayer.getState()
  if (!tracks[index + by]) return false
  playTracks(tracks, index + by)
  return true
}

export function stopPlaying(): void {
  usePlayer.setState(({ asked }) => ({ ...silent, asked }))
  useWhoPlays.setState({ plays: false, caller: null })
}

export function setSpeed(speed: number): void {
  localStorage.setItem(speedKey, String(speed))
  usePlayer.setState({ speed })
}

export function setForm(form: Form): void {
  localStorage.setItem(formKey, form)
  usePlayer.setState({ form })
}

export function setCaptions(captions: string): void {
  localStorage.setItem(captionsKey, captions)
  usePlayer.setState({ captions })
}

// The chapter in which a moment is.
export function chapterAt(track: Track, position: number): Chapter | undefined {
  return track.chapters?.findLast(({ at }) => at <= position)
}

export function notePlace(id: string, place: Place): void {
  const known = usePlayer.getState().places[id]
  if (known && momentOf(known) > momentOf(place)) return
  usePlayer.setState(({ places }) => ({ places: { ...places, [id]: place } }))
  keepKnown(id, place)
}

// Where somebody stopped, as the page knew it or as this browser noted it: another device may have been later.
export function usePlace(id: string, known: Place | undefined): Place | undefined {
  const noted = usePlayer(({ places }) => places[id])
  return noted && known && momentOf(known) > momentOf(noted) ? known : (noted ?? known)
}

// The latest place wins, also one that waits to be told. Who stopped in the last seconds has heard it: it begins anew.
function startOf({ id, position, notedAt = '', duration }: Track): number {
  const noted = usePlayer.getState().places[id]
  const waits = readWaiting()[id]
  const stops = [{ position, at: Date.parse(notedAt) || 0 }]
  if (noted) stops.push({ position: noted.position, at: momentOf(noted) })
  if (waits) stops.push(waits)
  const { position: at } = stops.reduce((one, other) => (other.at >= one.at ? other : one))
  return duration > 0 && at > duration - 5_000 ? 0 : at
}

function keptSpeed(): number {
  const kept = Number(localStorage.getItem(speedKey))
  return speeds.some((speed) => speed === kept) ? kept : 1
}

function keptForm(): Form {
  const kept = localStorage.getItem(formKey)
  return forms.find((form) => form === kept) ?? 'auto'
}
