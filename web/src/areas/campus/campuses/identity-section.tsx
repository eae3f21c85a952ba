import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { ColorField } from '@/ui/form/color-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { CampusFields } from './api'

type IdentitySectionProps = {
  control: Control<CampusFields>
  // The choice of the region, for a new campus.
  region?: ReactNode
  // The logo, which is not saved with the rest.
  logo?: ReactNode
}

export function IdentitySection({ control, region, logo }: IdentitySectionProps) {
  const { t } = useText()
  return (
    <FormSection title={t('campus.section.identity')} text={t('campus.section.identity_text')}>
      <TextField control={control} name="name" label={t('campus.name')} autoComplete="off" />
      {region}
      <TextField
        control={control}
        name="business_name"
        label={t('campus.business_name')}
        autoComplete="off"
      />
      <TextField control={control} name="id_number" label={t('campus.id_number')} autoComplete="off" />
      <TextField
        control={control}
        name="website"
        label={t('campus.website')}
        type="url"
        inputMode="url"
        placeholder="https://"
        read={(url) => (
          <Link href={String(url)} target="_blank" rel="noreferrer">
            {String(url)}
          </Link>
        )}
      />
      <FullWidth>
        <ColorField control={control} name="color" label={t('campus.color')} help={t('campus.color_help')} />
      </FullWidth>
      {logo && <FullWidth>{logo}</FullWidth>}
    </FormSection>
  )
}
