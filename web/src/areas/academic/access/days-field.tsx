import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { RadioField } from '@/ui/form/radio-field'
import { periods } from './api'

// For how many days; the form keeps the number as the text that a radio button has.
export function DaysField<T extends FieldValues>(field: Omit<FieldOf<T>, 'label'>) {
  const { t } = useText()
  return (
    <RadioField
      {...field}
      label={t('enrollment.access.days_label')}
      choices={periods.map((days) => ({
        value: String(days),
        label: t('enrollment.access.days', { count: days }),
      }))}
    />
  )
}
