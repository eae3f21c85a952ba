import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'
import type { Options } from '@/ui/import/api'
import { ImportScreen } from '@/ui/import/import-screen'
import { useImport } from '@/ui/import/use-import'
import { usePeopleMay } from '../list/use-may'
import { PastImports, UndoImport } from './past-imports'
import { peopleKind } from './people-kind'

type Plan = Schemas['PeoplePlan']

// /apps/campus/import: people from a file.
export function Component() {
  const { t, code } = useText()
  const campus = useSession((session) => session.user?.organization_id) ?? ''
  const state = useImport<Plan>(peopleKind, { campus, more: { role: 'student', look_alikes: 'false' } })
  const roleName = (role: string) => code(`access.role.${role}`) ?? role
  return (
    <ImportScreen<Plan, Plan['rows'][number]>
      state={state}
      defaults={<Defaults options={state.options} onChange={state.setOptions} />}
      below={<PastImports />}
      about={(row) => [row.campus, row.roles.map(roleName).join(', ')].filter(Boolean).join(' · ')}
      notes={({ churches }) =>
        churches.length > 0 && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('import.new_churches', { count: churches.length, names: churches.slice(0, 5).join(', ') })}
          </Alert>
        )
      }
      asks={(plan) => (
        <LookAlikes
          plan={plan}
          options={state.options}
          disabled={state.planning}
          onChange={(options) => void state.planAgain(options)}
        />
      )}
      undo={({ id }) =>
        id && <UndoImport run={{ id, file_name: state.file?.name ?? '' }} onUndone={state.restart} />
      }
    />
  )
}

type LookAlikesProps = DefaultsProps & { plan: Plan; disabled: boolean }

// Whether people are created who look like others.
function LookAlikes({ plan, options, disabled, onChange }: LookAlikesProps) {
  const { t } = useText()
  const chosen = options.more.look_alikes === 'true'
  const asks = plan.rows.some(({ problems }) => problems.some(({ code }) => code === 'import.looks_like'))
  if (!asks && !chosen) return null
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={chosen} disabled={disabled} />}
      label={t('import.look_alikes')}
      onChange={(_event, checked) =>
        onChange({ ...options, more: { ...options.more, look_alikes: String(checked) } })
      }
    />
  )
}

type DefaultsProps = { options: Options; onChange: (options: Options) => void }

const limits = {}

// Campus and role of the rows that name none. Who reaches one campus is not asked for it.
function Defaults({ options, onChange }: DefaultsProps) {
  const { t, code } = useText()
  const may = usePeopleMay()
  const { control } = useFields({ values: { campus: options.campus, role: options.more.role ?? '' }, limits })
  const [campus, role] = useWatch({ control, name: ['campus', 'role'] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen here counts
  useEffect(() => {
    if (campus !== options.campus || role !== options.more.role)
      onChange({ ...options, campus, more: { ...options.more, role } })
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
