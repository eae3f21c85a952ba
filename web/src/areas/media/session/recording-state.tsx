import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { HideIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Recording } from '../recording-kind'

// Whether it is open to those for whom it is meant, or when it will be.
export function RecordingState({ recording: { state, publish_at } }: { recording: Recording }) {
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
