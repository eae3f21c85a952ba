import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { todayHere } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import { DateField } from '@/ui/form/date-field'
import { TextField } from '@/ui/form/text-field'
import { ways } from './api'

// What everything that moves money says in the same words: how, on which day, and the bank's reference.

type Field<F extends FieldValues> = { control: Control<F>; name: FieldPath<F> }

export function WayField<F extends FieldValues>(field: Field<F>) {
  const { t } = useText()
  return (
    <ChoiceField
      {...field}
      label={t('finance.way.label')}
      choices={ways.map((value) => ({ value, label: t(`finance.way.${value}`) }))}
    />
  )
}

// A day that has come.
export function DayField<F extends FieldValues>(field: Field<F>) {
  const { t } = useText()
  return <DateField {...field} label={t('finance.day')} max={todayHere()} autoComplete="off" required />
}

export function ReferenceField<F extends FieldValues>(field: Field<F>) {
  const { t } = useText()
  return <TextField {...field} label={t('finance.reference')} autoComplete="off" />
}
