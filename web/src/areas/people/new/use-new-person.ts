import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNewRecordForm } from '@/ui/record/use-new-record-form'
import { refreshPeople } from '../list/api'
import { type Matches, matchesIn } from '../matches/matches'
import { type Created, createPerson } from './api'
import { checkShort, newPersonOf, type ShortForm, shortLimits } from './new-person-form'

type Options = { values: ShortForm; onCreated: (person: Created) => void }

// The form of a new person. Who looks like somebody we have is shown with those, and saved only on a second word.
export function useNewPerson({ values, onCreated }: Options) {
  const cache = useQueryClient()
  // Those whom the server found when the form was sent, and for what it was sent.
  const [refused, setRefused] = useState<{ matches: Matches; likeness: string } | null>(null)
  const state = useNewRecordForm<Created, ShortForm>({
    values,
    limits: shortLimits,
    check: checkShort,
    create: async (fields) => {
      // The second word counts for what was seen; another name is asked about anew.
      const confirmed = refused !== null && refused.likeness === likenessOf(fields)
      try {
        return await createPerson(newPersonOf(fields, confirmed))
      } catch (error) {
        const matches = matchesIn(error)
        if (matches) setRefused({ matches, likeness: likenessOf(fields) })
        throw error
      }
    },
    onCreated: (person) => {
      refreshPeople(cache)
      onCreated(person)
    },
  })
  const fields = state.form.watch()
  const current = refused && refused.likeness === likenessOf(fields) ? refused.matches : null
  return { state, fields, refused: current }
}

function likenessOf({ first_name, last_name, email, mobile, birth_date }: ShortForm): string {
  return JSON.stringify([first_name, last_name, email, mobile, birth_date].map((text) => text.trim()))
}
