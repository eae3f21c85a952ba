import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type EnrollmentMoney = Schemas['EnrollmentMoney']
export type Payer = Schemas['Payer']
export type Replan = Omit<Schemas['ReplanFields'], '$schema'>

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

// A student as a payer: one for each campus at which he owes or owed something.
export function payersOfQuery(person: string) {
  const query = { person, page: 1, page_size: 20 }
  return queryOptions({
    queryKey: [...keys.payers, 'of', person],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/payers', { params: { query }, signal }))).items,
  })
}
