import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import StepMark from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { CampusField } from '@/ui/campus/campus-field'
import { FileDrop } from '@/ui/files/file-drop'
import { useUpload } from '@/ui/files/use-upload'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { usePeopleMay } from '../list/use-may'
import { downloadTemplate, type Options, type Step } from './api'
import { DoneStep } from './done-step'
import { PastImports } from './past-imports'
import { PlanStep } from './plan-step'
import { type Import, useImport } from './use-import'

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
  if (result) return <DoneStep done={result} fileName={state.file?.name ?? ''} onRestart={state.restart} />
  if (step) return <RunStep step={step} />
  if (plan) return <PlanStep state={state} plan={plan} />
  return (
    <>
      <FileStep state={state} />
      <PastImports />
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
function FileStep({ state }: { state: Import }) {
  const { t } = useText()
  const upload = useUpload(rules, state.take)
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 3 }}>
      <Box>
        <Typography sx={{ color: 'text.secondary' }}>{t('import.file_text')}</Typography>
        <Button
          startIcon={<DownloadIcon />}
          onClick={() => void downloadTemplate().catch(notifyFailure)}
          sx={{ mt: 1, marginInlineStart: -1 }}
        >
          {t('import.template')}
        </Button>
      </Box>
      <Defaults options={state.options} onChange={state.setOptions} />
      <FileDrop label={t('import.file')} rules={rules} upload={upload} />
    </Box>
  )
}

type DefaultsProps = { options: Options; onChange: (options: Options) => void }

const limits = {}

// Campus and role of the rows that name none. Who reaches one campus is not asked for it.
function Defaults({ options, onChange }: DefaultsProps) {
  const { t, code } = useText()
  const may = usePeopleMay()
  const { control } = useFields({ values: { campus: options.campus, role: options.role }, limits })
  const [campus, role] = useWatch({ control, name: ['campus', 'role'] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen here counts
  useEffect(() => {
    if (campus !== options.campus || role !== options.role) onChange({ ...options, campus, role })
  }, [campus, role])
  const roles = may.grants.map((value) => ({ value, label: code(`access.role.${value}`) ?? value }))
  return (
    <FormScope limits={limits}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: may.network ? '1fr 1fr' : '1fr' } }}>
        {may.network && <CampusField control={control} name="campus" label={t('import.default_campus')} />}
        <ChoiceField
          control={control}
          name="role"
          label={t('import.default_role')}
          help={t('import.default_role_help')}
          placeholder={t('import.no_role')}
          choices={roles}
        />
      </Box>
    </FormScope>
  )
}
