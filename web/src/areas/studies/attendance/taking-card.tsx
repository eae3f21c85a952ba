import { styled } from '@mui/material/styles'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { CheckIcon, DotIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { Taking } from './api'
import { sheetPath } from './paths'
import { sayHours } from './say-sheet'

const Card = styled(Link)(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 4,
  height: '100%',
  minHeight: 88,
  alignContent: 'start',
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  // What is still to be done stands out by more than its colour: it says so, too.
  '&[data-due=true]': {
    borderColor: vars.palette.warning.main,
    borderInlineStartWidth: 4,
    paddingInlineStart: 13,
  },
  '& .when': { color: vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}))

type TakingCardProps = { taking: Taking; classId: string; day: string | undefined }

// A session as a big target: what it is, when, and how far it is taken.
export function TakingCard({ taking, classId, day }: TakingCardProps) {
  const { language } = useText()
  const { session_id, agenda_course_id, course_name, place, state } = taking
  const address = {
    sessionId: session_id,
    classId,
    agendaCourseId: agenda_course_id,
    courseName: course_name,
  }
  return (
    <Card to={sheetPath(address)} data-due={state === 'untaken' || state === 'part'}>
      <b>{course_name}</b>
      <span className="when">{[day, sayHours(taking, language), place].filter(Boolean).join(' · ')}</span>
      <span>
        <TakenChip {...taking} />
      </span>
    </Card>
  )
}

function TakenChip({ state, marked, students }: Taking) {
  const { t } = useText()
  switch (state) {
    case 'taken':
      return <StateChip tone="success" icon={<CheckIcon />} label={t('attendance.state.taken')} />
    case 'part':
      return (
        <StateChip
          tone="warning"
          icon={<WaitingIcon />}
          label={t('attendance.state.part', { marked, students })}
        />
      )
    case 'untaken':
      return <StateChip tone="warning" icon={<WarningIcon />} label={t('attendance.state.untaken')} />
    default:
      return <StateChip tone="neutral" icon={<DotIcon />} label={t('attendance.state.ahead')} />
  }
}
