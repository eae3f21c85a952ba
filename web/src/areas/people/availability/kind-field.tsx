import type { Control } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import type { EntryForm } from './entry-form'
import { KindChoice } from './kind-choice'

export function KindField({ control }: { control: Control<EntryForm> }) {
  const { t } = useText()
  const { field } = useController({ control, name: 'kind' })
  return <KindChoice label={t('availability.entry.kind')} value={field.value} onChange={field.onChange} />
}
