import Box from '@mui/material/Box'
import { formatMoment } from '@/lib/dates'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { ClassIcon, HideIcon, RhemaIcon, SuccessIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Recording } from '../recording-kind'
import { sayClasses } from '../say-session'
import type { SessionRecordings } from './api'

type RecordingChipsProps = { recording: Recording; session: SessionRecordings }

// For whom a recording is, and from when on.
export function RecordingChips({ recording, session }: RecordingChipsProps) {
  const { t } = useText()
  const { all_classes, class_ids, light, rhema } = recording
  const meant = session.classes.filter(({ id }) => class_ids.includes(id))
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <RecordingState recording={recording} />
      <LightState light={light} />
      {!all_classes && <StateChip tone="neutral" icon={<ClassIcon />} label={sayClasses(meant)} />}
      {rhema && <StateChip tone="neutral" icon={<RhemaIcon />} label={t('recording.rhema_short')} />}
    </Box>
  )
}

// One that is ready needs no word.
function LightState({ light: { state, percent } }: Pick<Recording, 'light'>) {
  const { t, language } = useText()
  const done = formatPercent(percent / 100, language)
  if (state === 'waiting')
    return (
      <StateChip
        tone="neutral"
        icon={<WaitingIcon />}
        label={percent > 0 ? t('recording.light.making', { percent: done }) : t('recording.light.waiting')}
      />
    )
  if (state === 'failed')
    return <StateChip tone="warning" icon={<WarningIcon />} label={t('recording.light.failed')} />
  return null
}

// Whether it is open to those for whom it is meant, or when it will be.
function RecordingState({ recording: { state, publish_at } }: { recording: Recording }) {
  const { t, language } = useText()
  switch (state) {
    case 'published':
      return <StateChip tone="success" icon={<SuccessIcon />} label={t('recording.state.published')} />
    case 'scheduled':
      return (
        <StateChip
          tone="info"
          icon={<WaitingIcon />}
          label={t('recording.state.scheduled', { moment: formatMoment(publish_at ?? '', language) })}
        />
      )
    default:
      return <StateChip tone="neutral" icon={<HideIcon />} label={t('recording.state.hidden')} />
  }
}
