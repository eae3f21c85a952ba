import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '@/texts/use-text'
import { TextField } from '@/ui/form/text-field'
import { notify } from '@/ui/notices-store'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { AddChurchDialog } from '../church/add-church-dialog'
import { type Church, keepChurch, knownChurch } from '../church/api'
import { ChurchField } from '../church/church-field'
import type { Person } from './api'
import type { ProfileForm } from './profile-form'

type ChurchSectionProps = { form: UseFormReturn<ProfileForm>; person: Person }

// The church, found while one types or added; its pastor is the person's, unless he names his own.
export function ChurchSection({ form, person }: ChurchSectionProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const { control, setValue } = form
  const churchId = useWatch({ control, name: 'church_id' })
  // The name typed for a church that is about to be added.
  const [adding, setAdding] = useState<string | null>(null)
  const { church_id: id, church_name: name, church_pastor: pastor } = person
  useEffect(() => {
    if (id) keepChurch(cache, { id, name, pastor })
  }, [cache, id, name, pastor])
  const handleAdded = (church: Church) => {
    keepChurch(cache, church)
    setValue('church_id', church.id, { shouldDirty: true })
    setAdding(null)
    notify({ text: t('profile.church_added', { name: church.name }) })
  }
  const itsPastor = (churchId === id ? pastor : knownChurch(cache, churchId)?.pastor) ?? ''
  return (
    <FormSection title={t('profile.section.church')} text={t('profile.section.church_text')}>
      <FullWidth>
        <ChurchField control={control} name="church_id" label={t('person.church')} onAdd={setAdding} />
      </FullWidth>
      <FullWidth>
        <TextField
          control={control}
          name="pastor"
          label={t('person.pastor')}
          placeholder={itsPastor}
          help={itsPastor && t('profile.pastor_help', { name: itsPastor })}
          autoComplete="off"
        />
      </FullWidth>
      {adding !== null && (
        <AddChurchDialog name={adding} onAdded={handleAdded} onClose={() => setAdding(null)} />
      )}
    </FormSection>
  )
}
