import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { useShortcut } from '@/ui/use-shortcut'
import { holdElement, loadTrack, mediaEvents, skip, togglePlaying } from './engine'
import { FilmCaptions } from './film-captions'
import { skipBy, useMediaKeys } from './media-keys'
import { PlayerControls } from './player-controls'
import { currentTrack, type Track, usePlayer } from './player-store'
import { VideoActs } from './video-acts'

// What plays, at the foot of every page. There is one element for sound and one for films, and neither leaves its place
// while pages change: so nothing is interrupted.
export function PlayerDock() {
  const track = usePlayer(currentTrack)
  return track ? <Dock track={track} /> : null
}

function Dock({ track }: { track: Track }) {
  const { t } = useText()
  useMediaKeys(track)
  useShortcut('k', togglePlaying)
  useShortcut('j', () => skip(-skipBy))
  useShortcut('l', () => skip(skipBy))
  // A field for typing has its keys for itself, and so has a button.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.target !== event.currentTarget) return
    event.preventDefault()
    togglePlaying()
  }
  return (
    <Box
      component="section"
      ref={useRoom()}
      aria-label={t('player.label')}
      // It is reached by the keyboard as a whole: Space then plays and stops.
      tabIndex={-1}
      onKeyDown={handleKey}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: (theme) => theme.zIndex.appBar + 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        '@media print': { display: 'none' },
      }}
    >
      {track.kind === 'video' ? <Film track={track} /> : <Sound track={track} />}
      <PlayerControls track={track} />
    </Box>
  )
}

// Tells the frame how much room the player takes, so that pages end above it.
function useRoom() {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const tell = () => style.setProperty('--player', `${ref.current?.offsetHeight ?? 0}px`)
    tell()
    window.addEventListener('resize', tell)
    return () => {
      window.removeEventListener('resize', tell)
      style.removeProperty('--player')
    }
  }, [])
  return ref
}

// Gives the element to the player, and loads what is asked for.
function useElement<E extends HTMLMediaElement>(track: Track) {
  const ref = useRef<E>(null)
  const asked = usePlayer((state) => state.asked)
  useLayoutEffect(() => {
    holdElement(ref.current)
    return () => holdElement(null)
  }, [])
  const latest = useRef(track)
  latest.current = track
  useEffect(() => {
    if (asked > 0) loadTrack(latest.current, usePlayer.getState().position)
  }, [asked])
  return ref
}

function Sound({ track }: { track: Track }) {
  const ref = useElement<HTMLAudioElement>(track)
  return <audio ref={ref} preload="metadata" {...mediaEvents} />
}

const Screen = styled('video')({
  display: 'block',
  width: '100%',
  maxHeight: '70dvh',
  aspectRatio: '16 / 9',
  backgroundColor: '#000',
})

// A film stands above the controls, small in a corner or large.
function Film({ track }: { track: Track }) {
  const ref = useElement<HTMLVideoElement>(track)
  const [large, setLarge] = useState(true)
  return (
    <Box
      sx={{
        position: 'absolute',
        insetInlineEnd: { xs: 0, sm: 16 },
        insetBlockEnd: '100%',
        width: { xs: '100%', sm: large ? 'min(72rem, 100% - 32px, 120dvh)' : '20rem' },
        border: { sm: 1 },
        borderColor: { sm: 'divider' },
        borderRadius: { sm: '8px 8px 0 0' },
        overflow: 'hidden',
        boxShadow: 8,
      }}
    >
      <Screen
        ref={ref}
        playsInline
        preload="metadata"
        poster={track.poster}
        title={track.title}
        onClick={togglePlaying}
        {...mediaEvents}
      >
        <FilmCaptions track={track} />
      </Screen>
      <VideoActs film={ref} large={large} onLarge={setLarge} />
    </Box>
  )
}
