import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import {
  BackwardIcon,
  CloseIcon,
  ForwardIcon,
  NextIcon,
  PauseIcon,
  PreviousIcon,
  ResumeIcon,
} from '@/ui/icons'
import { skip, togglePlaying } from './engine'
import { skipBy } from './media-keys'
import { PlayerMenus } from './player-menus'
import { chapterAt, stepTrack, stopPlaying, type Track, usePlayer } from './player-store'
import { PlayerTime } from './player-time'

const seconds = { count: skipBy / 1000 }

// What plays, where it is, and everything that can be done about it: in one line at a desk, in three on a phone.
export function PlayerControls({ track }: { track: Track }) {
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true })
  if (!wide)
    return (
      <Box sx={{ px: 1.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <What track={track} />
          <Close />
        </Box>
        <PlayerTime />
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Acts />
          <PlayerMenus track={track} />
        </Box>
      </Box>
    )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 34rem) minmax(0, 1fr)',
        alignItems: 'center',
        columnGap: 3,
        px: 3,
        py: 0.75,
      }}
    >
      <What track={track} />
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        <Acts />
        <PlayerTime />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'center' }}>
        <PlayerMenus track={track} />
        <Close />
      </Box>
    </Box>
  )
}

// Its name leads back to the page that it stands on.
function What({ track }: { track: Track }) {
  const { t } = useText()
  const failed = usePlayer((state) => state.failed)
  const chapter = usePlayer(({ position }) => chapterAt(track, position)?.title)
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        component={Link}
        to={track.href}
        noWrap
        sx={{ display: 'block', fontWeight: 550, color: 'inherit', textDecoration: 'none' }}
      >
        {track.title}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        noWrap
        role={failed ? 'alert' : undefined}
        sx={{ color: failed ? 'error.main' : 'text.secondary' }}
      >
        {failed ? t('player.failed') : [chapter, track.about].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

function Acts() {
  const { t } = useText()
  const count = usePlayer(({ tracks }) => tracks.length)
  const index = usePlayer((state) => state.index)
  const playing = usePlayer((state) => state.playing)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      {count > 1 && (
        <Act label={t('player.previous')} disabled={index === 0} onClick={() => stepTrack(-1)}>
          <PreviousIcon />
        </Act>
      )}
      <Act label={t('player.back', seconds)} onClick={() => skip(-skipBy)}>
        <BackwardIcon />
      </Act>
      <Act label={t(playing ? 'player.pause' : 'player.play')} onClick={togglePlaying}>
        {playing ? <PauseIcon fontSize="large" /> : <ResumeIcon fontSize="large" />}
      </Act>
      <Act label={t('player.forward', seconds)} onClick={() => skip(skipBy)}>
        <ForwardIcon />
      </Act>
      {count > 1 && (
        <Act label={t('player.next')} disabled={index === count - 1} onClick={() => stepTrack(1)}>
          <NextIcon />
        </Act>
      )}
    </Box>
  )
}

type ActProps = { label: string; onClick: () => void; disabled?: boolean; children: ReactNode }

function Act({ label, onClick, disabled = false, children }: ActProps) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      {children}
    </IconButton>
  )
}

function Close() {
  const { t } = useText()
  return (
    <Act label={t('player.close')} onClick={stopPlaying}>
      <CloseIcon />
    </Act>
  )
}
