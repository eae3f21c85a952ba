import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Match = Schemas['Match']
export type Matches = Schemas['Matches']
export type Likeness = Omit<Schemas['Likeness'], '$schema'>

// Who may be the same person, asked while the form of a new one is filled in.
export function matchesQuery(likeness: Likeness) {
  return queryOptions({
    queryKey: keys.matches(likeness),
    // Nothing is kept of other people once the form is left.
    gcTime: 0,
    queryFn: ({ signal }) => unwrap(api.POST('/api/people/duplicates', { body: likeness, signal })),
  })
}

// A refusal to add somebody who is known, or looks like it, comes with those whom he looks like.
export function matchesIn(error: unknown): Matches | undefined {
  const known = ['person.looks_known', 'person.email_taken']
  return error instanceof ApiError && known.includes(error.code) ? (error.current as Matches) : undefined
}
