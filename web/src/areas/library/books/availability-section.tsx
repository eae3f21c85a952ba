import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { SwitchField } from '@/ui/form/switch-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { BookFields } from './api'

const switches = ['active', 'published', 'downloadable'] as const

export function AvailabilitySection({ control }: { control: Control<BookFields> }) {
  const { t } = useText()
  return (
    <FormSection title={t('book.section.availability')} text={t('book.section.availability_text')}>
      {switches.map((name) => (
        <FullWidth key={name}>
          <SwitchField
            control={control}
            name={name}
            label={t(`book.${name}`)}
            help={t(`book.${name}_help`)}
          />
        </FullWidth>
      ))}
    </FormSection>
  )
}
