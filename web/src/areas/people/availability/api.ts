import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Availability = Schemas['Availability']
export type AvailabilityInput = Omit<Schemas['UpdateAvailabilityRequest'], 'version'>
export type Occurrence = Schemas['Occurrence']
export type DayState = Schemas['DayState']
export type Kind = Availability['kind']

// What is said of somebody's time from one day to another.
export function availabilityQuery(personId: string, from: string, to: string) {
  const params = { path: { id: personId }, query: { from, to } }
  return queryOptions({
    queryKey: [...keys.availability(personId), from, to],
    queryFn: ({ signal }) => unwrap(api.GET('/api/instructors/{id}/availability', { params, signal })),
    placeholderData: keepPreviousData,
  })
}

// One time of a repeating entry that another stands in for.
export type InsteadOf = Schemas['Replaced']

export function createAvailability(
  personId: string,
  fields: AvailabilityInput,
  insteadOf?: InsteadOf,
): Promise<Availability> {
  const body = { ...fields, ...(insteadOf && { instead_of: insteadOf }) }
  return unwrap(api.POST('/api/instructors/{id}/availability', { params: { path: { id: personId } }, body }))
}

const one = (personId: string, entry: string) => ({ params: { path: { id: personId, entry } } })

export function updateAvailability(
  personId: string,
  entry: Pick<Availability, 'id' | 'version'>,
  fields: AvailabilityInput,
): Promise<Availability> {
  const body = { ...fields, version: entry.version }
  return unwrap(api.PUT('/api/instructors/{id}/availability/{entry}', { ...one(personId, entry.id), body }))
}

export async function deleteAvailability(
  personId: string,
  { id, version }: Pick<Availability, 'id' | 'version'>,
): Promise<void> {
  const params = { ...one(personId, id).params, query: { version } }
  await unwrap(api.DELETE('/api/instructors/{id}/availability/{entry}', { params }))
}

// Every screen that shows the calendar, or what follows from it, looks again.
export function refreshAvailability(cache: QueryClient, personId: string): void {
  void cache.invalidateQueries({ queryKey: keys.availability(personId) })
  void cache.invalidateQueries({ queryKey: keys.instructors })
}

// What people fill in, out of the whole entry.
export function inputOf(entry: Availability): AvailabilityInput {
  const { kind, reason, all_day, first_day, last_day, starts_at, ends_at, time_zone, repeat, except } = entry
  return { kind, reason, all_day, first_day, last_day, starts_at, ends_at, time_zone, repeat, except }
}
