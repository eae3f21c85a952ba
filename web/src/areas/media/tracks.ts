import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { readClockTime } from '@/ui/player/clock-time'
import { playTracks, type Track } from '@/ui/player/player-store'
import { isPlayed, type Recording } from './recording-kind'

// What can be played of recordings, in their order; about says what they belong to.
export function tracksOf(recordings: readonly Recording[], about: string, href: string): Track[] {
  return recordings
    .filter(isPlayed)
    .map(({ id, kind, title, content_url, light, duration, place, ...one }) => ({
      ...{ id, title, about, href, duration, url: content_url },
      kind: kind === 'video' ? 'video' : 'audio',
      ...(light.content_url && { light: light.content_url }),
      ...(light.wave && { wave: light.wave }),
      ...(light.poster_url && { poster: light.poster_url }),
      position: place?.position ?? 0,
      ...(place && { notedAt: place.noted_at }),
      chapters: one.chapters,
      captions: one.captions,
    }))
}

export function playRecording(tracks: readonly Track[], id: string, from?: number): void {
  const at = tracks.findIndex((track) => track.id === id)
  if (at >= 0) playTracks(tracks, at, from)
}

// A link "from 12:34" (?play=…&at=12:34) plays once, and then leaves the address: the same one, or one to another moment,
// plays again.
export function usePlayLink(tracks: readonly Track[]): void {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('play')
  const from = search.get('at')
  const done = useRef<string | null>(null)
  useEffect(() => {
    const link = wanted && `${wanted} ${from}`
    if (!link) done.current = null
    if (!link || done.current === link || tracks.length === 0) return
    done.current = link
    playRecording(tracks, wanted, from === null ? undefined : readClockTime(from))
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('play')
        next.delete('at')
        return next
      },
      { replace: true },
    )
  }, [wanted, from, tracks, setSearch])
}
