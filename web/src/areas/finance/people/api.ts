import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type EnrollmentMoney = Schemas['EnrollmentMoney']
export type Payer = Schemas['Payer']
type Replan = Omit<Schemas['ReplanFields'], '$schema'>

const one = (id: string) => ({ params: { path: { id } } })

export function enrollmentMoneyQuery(id: string) {
  return queryOptions({
    queryKey: keys.enrollment(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/enrollments/{id}/money', { ...one(id), signal })),
  })
}

export function replan(id: string, body: Replan): Promise<EnrollmentMoney> {
  return unwrap(api.POST('/api/enrollments/{id}/money/replan', { ...one(id), body }))
}

// Without a day reminders go out again.
export function pauseReminders(id: string, until: string) {
  const body = until ? { until } : {}
  return unwrap(api.POST('/api/enrollments/{id}/money/pause', { ...one(id), body }))
}

// A student as a payer: one for each campus at which he owes or owed something.
export function payersOfQuery(person: string) {
  const query = { person, page: 1, page_size: 20 }
  return queryOptions({
    queryKey: [...keys.payers, 'of', person],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/payers', { params: { query }, signal }))).items,
  })
}

export type NewPayer = Omit<Schemas['CreatePayerRequest'], '$schema'>
type Share = Schemas['Share']

export function createPayer(body: NewPayer): Promise<Payer> {
  return unwrap(api.POST('/api/payers', { body }))
}

// was is what the shares were when they were shown: nobody undoes what he has not seen.
export function setShares(id: string, shares: Share[], was: Share[]): Promise<EnrollmentMoney> {
  return unwrap(api.PUT('/api/enrollments/{id}/money/shares', { ...one(id), body: { shares, was } }))
}

// Who pays for others at a campus, found while one types.
export function otherPayersQuery(campus: string, q: string) {
  const query = { campus, kind: 'others' as const, page: 1, page_size: 20, ...(q && { q }) }
  return queryOptions({
    queryKey: [...keys.payers, 'others', campus, q],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/payers', { params: { query }, signal }))).items,
    placeholderData: keepPreviousData,
  })
}
