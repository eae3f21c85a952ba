import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import {
  ClosedIcon,
  CloseIcon,
  HistoryIcon,
  PersonIcon,
  StudentIcon,
  SuccessIcon,
  WaitingIcon,
} from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { PersonRow } from './api'

type Standing = PersonRow['standings'][number]

const looks: Record<Standing['state'], { tone: ChipTone; Icon: typeof PersonIcon }> = {
  confirmed: { tone: 'success', Icon: SuccessIcon },
  waiting: { tone: 'warning', Icon: WaitingIcon },
  applicant: { tone: 'info', Icon: PersonIcon },
  declined: { tone: 'neutral', Icon: CloseIcon },
  former: { tone: 'neutral', Icon: HistoryIcon },
  alumni: { tone: 'done', Icon: StudentIcon },
}

// How somebody stands at the campus that a list is narrowed to; without one, everywhere.
export function standingsAt(row: PersonRow, campus: string | undefined): Standing[] {
  return row.standings.filter(({ campus_id: id }) => !campus || id === campus)
}

// On a phone there is room for one: that he may not sign in, else how he stands first.
export function FirstStanding({ row, campus }: { row: PersonRow; campus: string | undefined }) {
  const blocked = row.enabled === false
  const [first] = standingsAt(row, campus)
  return <StandingChips row={{ ...row, standings: first && !blocked ? [first] : [] }} campus={campus} />
}

// The same colour, picture and word for a state wherever it stands; each once.
export function StandingChips({ row, campus }: { row: PersonRow; campus: string | undefined }) {
  const { t } = useText()
  const states = [...new Set(standingsAt(row, campus).map(({ state }) => state))]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {states.map((state) => {
        const { tone, Icon } = looks[state]
        return <StateChip key={state} tone={tone} icon={<Icon />} label={t(`people.standing.${state}`)} />
      })}
      {row.enabled === false && (
        <StateChip tone="neutral" icon={<ClosedIcon />} label={t('person.disabled')} />
      )}
    </Box>
  )
}
