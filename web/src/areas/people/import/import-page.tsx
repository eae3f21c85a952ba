import StepMark from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { DoneStep } from './done-step'
import { FileStep } from './file-step'
import { PlanStep } from './plan-step'
import { RunStep } from './run-step'
import { useImport } from './use-import'

// /apps/campus/import: a file, what it would do, and that it is done.
export function Component() {
  const { t } = useText()
  const state = useImport()
  const at = state.result ? 2 : state.plan ? 1 : 0
  return (
    <>
      <BackLink listPath="/apps/campus/student">{t('people.students.title')}</BackLink>
      <PageHeader title={t('import.title')} />
      <Stepper activeStep={at} sx={{ mb: 4, maxWidth: 640 }}>
        {(['file', 'check', 'done'] as const).map((name) => (
          <StepMark key={name}>
            <StepLabel>{t(`import.step.${name}`)}</StepLabel>
          </StepMark>
        ))}
      </Stepper>
      <Now state={state} />
    </>
  )
}

function Now({ state }: { state: ReturnType<typeof useImport> }) {
  const { plan, step, result } = state
  if (result) return <DoneStep counts={result} onRestart={state.restart} />
  if (step) return <RunStep step={step} />
  if (plan) return <PlanStep state={state} plan={plan} />
  return <FileStep state={state} />
}
