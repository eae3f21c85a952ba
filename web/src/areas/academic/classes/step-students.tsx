import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import type { ClassStep, StepStudent } from './step-api'
import { EffectChip } from './step-effects'

const proposing = async () => {
  const part = await import('./step-proposal')
  await part.proposalTexts()
  return part
}
const StepProposal = lazyPart(() => proposing().then((part) => ({ default: part.StepProposal })))
const ProposalNote = lazyPart(() => proposing().then((part) => ({ default: part.ProposalNote })))

type StepStudentsProps = {
  step: ClassStep
  disabled: boolean
  onPass: (students: readonly StepStudent[], passed: boolean) => void
}

// Everybody of the class with a tick: who passed goes on, who did not stays behind. Who waits is not asked.
export function StepStudents({ step, disabled, onPass }: StepStudentsProps) {
  const { t } = useText()
  const asked = step.students.filter(({ effect }) => effect !== 'waits')
  const open = asked.filter(({ passed }) => !passed)
  if (step.students.length === 0) return null
  return (
    <Box>
      {asked.some(({ ticked, proposal }) => proposal && !ticked) && <ProposalNote />}
      {asked.length > 1 && (
        <Button
          size="small"
          disabled={disabled}
          onClick={() => onPass(open.length > 0 ? open : asked, open.length > 0)}
        >
          {t(open.length > 0 ? 'class.step.pass_all' : 'class.step.pass_none')}
        </Button>
      )}
      <Box
        component="ul"
        aria-label={t('class.step.students')}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {step.students.map((student) => (
          <StudentLine
            key={student.enrollment_id}
            student={student}
            disabled={disabled}
            onPass={(passed) => onPass([student], passed)}
          />
        ))}
      </Box>
    </Box>
  )
}

type StudentLineProps = { student: StepStudent; disabled: boolean; onPass: (passed: boolean) => void }

function StudentLine({ student, disabled, onPass }: StudentLineProps) {
  const { t } = useText()
  const waits = student.effect === 'waits'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <Checkbox
          checked={student.passed && !waits}
          disabled={disabled || waits}
          onChange={(_event, passed) => onPass(passed)}
          slotProps={{ input: { 'aria-label': t('class.step.passed', { name: student.name }) } }}
        />
        <Box component="span" sx={{ minWidth: 0 }}>
          {student.name}
          {student.proposal && !waits && <StepProposal student={student} />}
          {student.late && !waits && (
            <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'warning.main' }}>
              {t('class.step.late')}
            </Box>
          )}
        </Box>
      </Box>
      <EffectChip effect={student.effect} />
    </Box>
  )
}
