import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { ClassIcon, RhemaIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Recording } from '../recording-kind'
import type { SessionRecordings } from './api'
import { RecordingState } from './recording-state'

type RecordingChipsProps = { recording: Recording; session: SessionRecordings }

// For whom a recording is, and from when on.
export function RecordingChips({ recording, session }: RecordingChipsProps) {
  const { t } = useText()
  const { all_classes, class_ids, rhema } = recording
  const codes = session.classes.filter(({ id }) => class_ids.includes(id)).map(({ code }) => code)
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 }}>
      <RecordingState recording={recording} />
      {!all_classes && <StateChip tone="neutral" icon={<ClassIcon />} label={codes.join(', ')} />}
      {rhema && <StateChip tone="neutral" icon={<RhemaIcon />} label={t('recording.rhema_short')} />}
    </Box>
  )
}
