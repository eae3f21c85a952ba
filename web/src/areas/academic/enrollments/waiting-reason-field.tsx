import type { FieldValues } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ChoiceField } from '@/ui/form/choice-field'
import type { FieldOf } from '@/ui/form/controlled-field'

const reasons = ['full', 'papers', 'payment', 'approval'] as const

// Why an enrollment waits.
export function WaitingReasonField<T extends FieldValues>(field: Omit<FieldOf<T>, 'label'>) {
  const { t } = useText()
  return (
    <ChoiceField
      {...field}
      label={t('enrollment.waiting_reason')}
      placeholder={t('enrollment.no_reason')}
      choices={reasons.map((value) => ({ value, label: t(`enrollment.waits_for.${value}`) }))}
    />
  )
}
