import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import type { FieldOf } from '@/ui/form/controlled-field'
import { type RemoteChoice, RemoteChoiceField } from '@/ui/form/remote-choice-field'
import { TextField } from '@/ui/form/text-field'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { FullWidth } from '@/ui/record/full-width'
import { type Church, churchesQuery, keepChurch, knownChurch } from './churches'

const AddChurchDialog = lazyPart(() =>
  import('./add-church-dialog').then((m) => ({ default: m.AddChurchDialog })),
)

type ChurchForm = { church_id: string; pastor: string }

type ChurchFieldsProps<T extends FieldValues> = {
  // The form of a record with `church_id` and `pastor`.
  form: UseFormReturn<T>
  // The church that the record has now; an empty id is none.
  church: Church
}

// The church, found while one types or added; its pastor is the person's, unless he has his own.
export function ChurchFields<T extends FieldValues & Partial<ChurchForm>>(props: ChurchFieldsProps<T>) {
  const { t } = useText()
  const cache = useQueryClient()
  // The fields are named here, once, for every form that has them.
  const { control, setValue } = props.form as unknown as UseFormReturn<ChurchForm>
  const churchId = useWatch({ control, name: 'church_id' })
  // The name typed for a church that is about to be added.
  const [adding, setAdding] = useState<string | null>(null)
  const { id, name, pastor } = props.church
  useEffect(() => {
    if (id) keepChurch(cache, { id, name, pastor })
  }, [cache, id, name, pastor])
  const handleAdded = (church: Church) => {
    keepChurch(cache, church)
    setValue('church_id', church.id, { shouldDirty: true })
    setAdding(null)
    notify({ text: t('church.added', { name: church.name }) })
  }
  // Without a church there is no pastor of it.
  const itsPastor = (churchId && (churchId === id ? pastor : knownChurch(cache, churchId)?.pastor)) || ''
  return (
    <>
      <FullWidth>
        <ChurchField control={control} name="church_id" label={t('person.church')} onAdd={setAdding} />
      </FullWidth>
      <FullWidth>
        <TextField
          control={control}
          name="pastor"
          label={t('person.pastor')}
          placeholder={itsPastor}
          help={itsPastor && t('church.pastor_help', { name: itsPastor })}
          autoComplete="off"
        />
      </FullWidth>
      {adding !== null && (
        <AddChurchDialog name={adding} onAdded={handleAdded} onClose={() => setAdding(null)} />
      )}
    </>
  )
}

type ChurchFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The church is not there: it may be added, under the name that was typed.
  onAdd: (name: string) => void
}

// A church of the network, found on the server while one types.
function ChurchField<T extends FieldValues>({ onAdd, ...field }: ChurchFieldProps<T>) {
  const { t } = useText()
  const cache = useQueryClient()
  const known = useCallback((id: string) => knownChurch(cache, id), [cache])
  return (
    <RemoteChoiceField
      {...field}
      useChoices={useChurches}
      known={known}
      onChosen={(choice) => keepChurch(cache, (choice as ChurchChoice).church)}
      placeholder={t('church.search')}
      add={{ label: t('church.add'), onAdd }}
    />
  )
}

type ChurchChoice = RemoteChoice & { church: Church }

function useChurches(typed: string, asked: boolean) {
  const { language } = useText()
  const found = useQuery({ ...churchesQuery(typed), enabled: asked })
  const choices = (found.data?.items ?? []).map((church): ChurchChoice => {
    const place = [church.city, countryName(church.country, language)].filter(Boolean).join(', ')
    return {
      id: church.id,
      name: church.name,
      about: [place, church.pastor].filter(Boolean).join(' · '),
      church,
    }
  })
  return { choices, loading: found.isFetching }
}
