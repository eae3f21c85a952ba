import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CampusField } from '@/ui/campus/campus-field'
import { FormScope } from '@/ui/form/form-scope'
import { useFields } from '@/ui/form/use-fields'

type CampusDefaultProps = { campus: string; onChange: (campus: string) => void }

const limits = {}

// The campus of the rows that name none, for who reaches several.
export function CampusDefault({ campus, onChange }: CampusDefaultProps) {
  const { t } = useText()
  const { control } = useFields({ values: { campus }, limits })
  const chosen = useWatch({ control, name: 'campus' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is chosen here counts
  useEffect(() => {
    if (chosen !== campus) onChange(chosen)
  }, [chosen])
  return (
    <FormScope limits={limits}>
      <CampusField control={control} name="campus" label={t('import.default_campus')} />
    </FormScope>
  )
}
