import { useEffect } from 'react'
import { seekTo, skip, togglePlaying } from './engine'
import { stepTrack, stopPlaying, type Track, usePlayer } from './player-store'

export const skipBy = 15_000

// The keys of a keyboard and the lock screen of a phone, where the browser knows of them.
export function useMediaKeys(track: Track): void {
  const playing = usePlayer((state) => state.playing)
  const { title, about } = track
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    session.metadata = new MediaMetadata({ title, artist: about })
    const acts: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: togglePlaying,
      pause: togglePlaying,
      stop: stopPlaying,
      seekbackward: ({ seekOffset }) => skip(-(seekOffset ? seekOffset * 1000 : skipBy)),
      seekforward: ({ seekOffset }) => skip(seekOffset ? seekOffset * 1000 : skipBy),
      seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime * 1000),
      previoustrack: () => stepTrack(-1),
      nexttrack: () => stepTrack(1),
    }
    const names = Object.keys(acts) as MediaSessionAction[]
    for (const name of names) setHandler(session, name, acts[name] ?? null)
    return () => {
      session.metadata = null
      for (const name of names) setHandler(session, name, null)
    }
  }, [title, about])
  useEffect(() => {
    if (navigator.mediaSession) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused'
  }, [playing])
}

// Not every browser knows every act, and it throws at those that it does not know.
function setHandler(
  session: MediaSession,
  name: MediaSessionAction,
  act: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(name, act)
  } catch {
    // the others are there
  }
}
