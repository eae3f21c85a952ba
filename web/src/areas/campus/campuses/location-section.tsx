import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useMemo } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { CountryField } from '@/ui/form/country-field'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import type { CampusFields } from './api'
import { parseCoordinates } from './coordinates'
import { placesQuery } from './places'

// The specification's four, before those in use.
const cities = ['Paris', 'Nice', 'Nantes', 'Marseille']

export function LocationSection({ form }: { form: UseFormReturn<CampusFields> }) {
  const { t } = useText()
  const { control, setValue } = form
  const places = useQuery(placesQuery()).data
  const suggestions = useMemo(() => [...new Set([...cities, ...(places?.cities ?? [])])], [places])
  // A map gives both figures at once ("48.8566, 2.3522"): pasted in either field they fill the two.
  const handlePaste = (event: ClipboardEvent) => {
    const point = parseCoordinates(event.clipboardData.getData('text'))
    if (!point) return
    event.preventDefault()
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('location.latitude', point.latitude, options)
    setValue('location.longitude', point.longitude, options)
  }
  return (
    <FormSection title={t('campus.section.location')} text={t('campus.section.location_text')}>
      <FullWidth>
        <TextField control={control} name="location.address" label={t('campus.address')} autoComplete="off" />
      </FullWidth>
      <TextField control={control} name="location.zip_code" label={t('campus.zip_code')} autoComplete="off" />
      <TextField
        control={control}
        name="location.city"
        label={t('campus.city')}
        suggestions={suggestions}
        autoComplete="off"
      />
      <TextField control={control} name="location.state" label={t('campus.state')} autoComplete="off" />
      <CountryField control={control} name="location.country" label={t('campus.country')} />
      <div onPaste={handlePaste}>
        <NumberField control={control} name="location.latitude" label={t('campus.latitude')} />
      </div>
      <div onPaste={handlePaste}>
        <NumberField control={control} name="location.longitude" label={t('campus.longitude')} />
      </div>
    </FormSection>
  )
}
