import { useEffect } from 'react'
import { seekTo, skip, togglePlaying } from './engine'
import { stepTrack, stopPlaying, type Track, usePlayer } from './player-store'

export const skipBy = 15_000

// The keys of a keyboard and the lock screen of a phone, where the browser knows of them.
export function useMediaKeys(track: Track): void {
  const playing = usePlayer((state) => state.playing)
  const { title, about, poster } = track
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    session.metadata = new MediaMetadata({ title, artist: about, artwork: artwork(poster) })
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
  }, [title, about, poster])
  useEffect(() => {
    if (navigator.mediaSession) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused'
  }, [playing])
  useEffect(tellPosition, [])
}

// A film shows itself, all else the school.
function artwork(poster: string | undefined): MediaImage[] {
  if (poster) return [{ src: poster }]
  return [{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' }]
}

// A lock screen shows how far it is, and moves it, only where it is told.
function tellPosition() {
  const session = navigator.mediaSession
  if (!session?.setPositionState) return
  const tell = () => {
    const { position, duration, speed } = usePlayer.getState()
    if (duration <= 0) return session.setPositionState()
    const at = Math.min(position, duration) / 1000
    session.setPositionState({ duration: duration / 1000, position: at, playbackRate: speed })
  }
  tell()
  const stop = usePlayer.subscribe(tell)
  return () => {
    stop()
    session.setPositionState()
  }
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
