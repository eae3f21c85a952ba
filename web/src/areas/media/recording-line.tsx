import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { FileIcon } from '@/ui/files/file-icon'
import { CheckIcon, PauseIcon, ResumeIcon } from '@/ui/icons'
import { clockTime } from '@/ui/player/clock-time'
import { togglePlaying } from '@/ui/player/engine'
import { currentTrack, usePlace, usePlayer } from '@/ui/player/player-store'
import { LineRow } from '@/ui/sorting/line-row'
import { isPlayed, type Recording } from './recording-kind'

type RecordingLineProps = {
  recording: Recording
  // Plays it, or shows it.
  onOpen: () => void
  // What stands before and behind it, for who keeps it.
  before?: ReactNode
  chips?: ReactNode
  menu?: ReactNode
}

// One recording: played or shown by its button and its title, with how far one has heard it.
export function RecordingLine({ recording, onOpen, before, chips, menu }: RecordingLineProps) {
  const { t, language } = useText()
  const { id, title, duration, size, kind, media_type } = recording
  const place = usePlace(id, recording.place)
  const facts = [
    duration > 0 && clockTime(duration),
    formatBytes(size, language),
    place &&
      place.percent > 0 &&
      t('recording.heard', { percent: formatPercent(place.percent / 100, language) }),
  ]
  return (
    <LineRow>
      {before}
      {isPlayed({ kind }) ? (
        <PlayButton recording={recording} onPlay={onOpen} />
      ) : (
        <FileIcon mediaType={media_type} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="button"
          type="button"
          onClick={onOpen}
          sx={{
            p: 0,
            border: 0,
            background: 'none',
            font: 'inherit',
            fontWeight: 550,
            color: 'inherit',
            textAlign: 'start',
            cursor: 'pointer',
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {title}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
        </Typography>
        {place && place.percent > 0 && !place.finished && (
          <LinearProgress
            variant="determinate"
            aria-label={t('recording.progress', { title })}
            value={place.percent}
            sx={{ mt: 0.5, maxWidth: '16rem' }}
          />
        )}
        {chips && <Box sx={{ display: { md: 'none' }, mt: 0.5 }}>{chips}</Box>}
      </Box>
      {place?.finished && <CheckIcon color="success" titleAccess={t('recording.finished')} />}
      {chips && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{chips}</Box>}
      {menu}
    </LineRow>
  )
}

// What plays now is stopped by the same button.
function PlayButton({ recording, onPlay }: { recording: Recording; onPlay: () => void }) {
  const { t } = useText()
  const { id, title } = recording
  const current = usePlayer((state) => currentTrack(state)?.id === id)
  const plays = usePlayer((state) => state.playing) && current
  return (
    <IconButton
      color="primary"
      aria-label={t(plays ? 'recording.pause' : 'recording.play', { title })}
      onClick={current ? togglePlaying : onPlay}
      sx={{ border: 1, borderColor: 'divider' }}
    >
      {plays ? <PauseIcon /> : <ResumeIcon />}
    </IconButton>
  )
}
