import { useText } from '@/texts/use-text'
import { CheckIcon, FavouriteIcon, PlaceIcon, SuccessIcon } from '@/ui/icons'
import { StateChip, type Tone } from '@/ui/state-chip'
import type { Level } from './api'

const looks: Record<Level, { tone: Tone; Icon: typeof CheckIcon }> = {
  regularly: { tone: 'success', Icon: SuccessIcon },
  can: { tone: 'info', Icon: CheckIcon },
  elsewhere: { tone: 'info', Icon: PlaceIcon },
  wants: { tone: 'neutral', Icon: FavouriteIcon },
}

// How well somebody knows a course.
export function LevelChip({ level }: { level: Level }) {
  const { t } = useText()
  const { tone, Icon } = looks[level]
  return <StateChip tone={tone} icon={<Icon />} label={t(`enrollment.knowledge.level.${level}`)} />
}
