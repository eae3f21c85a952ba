import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import StepMark from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { FileDrop } from '@/ui/files/file-drop'
import { useUpload } from '@/ui/files/use-upload'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { type Done, downloadTemplate, type Plan, type Step } from './api'
import { DoneStep } from './done-step'
import type { Row } from './kind'
import { type PlanParts, PlanStep } from './plan-step'
import type { Import } from './use-import'

type ImportScreenProps<P extends Plan<R>, R extends Row> = PlanParts<P, R> & {
  state: Import<P>
  // What holds for the rows that do not say it themselves.
  defaults?: ReactNode
  // What stands below the choice of a file.
  below?: ReactNode
  // The way back from what was done.
  undo?: (done: Done) => ReactNode
}

// An import from the file to its end: a file, what it would do, and that it is done.
export function ImportScreen<P extends Plan<R>, R extends Row>(props: ImportScreenProps<P, R>) {
  const { t } = useText()
  const { kind, plan, result } = props.state
  return (
    <>
      <BackLink listPath={kind.list.path}>{t(kind.list.title)}</BackLink>
      <PageHeader title={t(kind.words.title)} />
      <Stepper activeStep={result ? 2 : plan ? 1 : 0} sx={{ mb: 4, maxWidth: 640 }}>
        {(['file', 'check', 'done'] as const).map((name) => (
          <StepMark key={name}>
            <StepLabel>{t(`import.step.${name}`)}</StepLabel>
          </StepMark>
        ))}
      </Stepper>
      <Now {...props} />
    </>
  )
}

function Now<P extends Plan<R>, R extends Row>(props: ImportScreenProps<P, R>) {
  const { state, defaults, below, undo, ...parts } = props
  const { kind, plan, step, result } = state
  if (result) {
    return (
      <DoneStep kind={kind} done={result} saveRefused={state.saveRefused} onRestart={state.restart}>
        {undo?.(result)}
      </DoneStep>
    )
  }
  if (step) return <RunStep step={step} />
  if (plan) return <PlanStep state={state} plan={plan} {...parts} />
  return (
    <>
      <FileStep state={state}>{defaults}</FileStep>
      {below}
    </>
  )
}

// How far the import is. Going away takes it back, and so one is asked to stay.
function RunStep({ step: { done, total } }: { step: Step }) {
  const { t, language } = useText()
  return (
    <Box sx={{ maxWidth: 480 }}>
      <LinearProgress
        aria-label={t('import.running')}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.round((done / total) * 100) : 0}
      />
      <Typography role="status" sx={{ mt: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {total > 0
          ? t('import.progress', { done: formatFigure(done, language), total: formatFigure(total, language) })
          : t('import.running')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('import.stay')}</Typography>
    </Box>
  )
}

const rules = { extensions: ['xlsx', 'csv'], maxBytes: 10 * 1024 * 1024 }

// The file, and what holds for the rows that do not say it themselves.
function FileStep<P extends Plan>({ state, children }: { state: Import<P>; children: ReactNode }) {
  const { kind } = state
  const { t } = useText()
  const upload = useUpload(rules, state.take)
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 3 }}>
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{t(kind.words.text)}</Typography>
        <Button
          startIcon={<DownloadIcon />}
          onClick={() => void downloadTemplate(kind.path).catch(notifyFailure)}
          sx={{ mt: 1, marginInlineStart: -1 }}
        >
          {t('import.template')}
        </Button>
      </Box>
      {children}
      <FileDrop label={t(kind.words.file)} rules={rules} upload={upload} />
    </Box>
  )
}
