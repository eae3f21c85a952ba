import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'
import { CampusField } from '../campus/campus-field'
import { usePeopleMay } from '../list/use-may'
import type { Options } from './api'

type DefaultsProps = { options: Options; onChange: (options: Options) => void }

const limits = {}

// Campus and role of the rows that name none. Who reaches one campus is not asked for it.
export function Defaults({ options, onChange }: DefaultsProps) {
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
