import Link from '@mui/material/Link'
import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { CampusFields } from './api'

export function ContactSection({ control }: { control: Control<CampusFields> }) {
  const { t } = useText()
  return (
    <FormSection title={t('campus.section.contact')} text={t('campus.section.contact_text')}>
      <TextField
        control={control}
        name="phone"
        label={t('campus.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        read={(phone) => <Link href={`tel:${String(phone).replace(/[^\d+]/g, '')}`}>{String(phone)}</Link>}
      />
      <FullWidth>
        <TextField
          control={control}
          name="schedule"
          label={t('campus.schedule')}
          help={t('campus.schedule_help')}
          multiline
          minRows={2}
        />
      </FullWidth>
    </FormSection>
  )
}
