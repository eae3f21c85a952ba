import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Enrollment = Schemas['Enrollment']
export type Money = Schemas['Money']
export type Class = Schemas['Class']
export type WaitingReason = Enrollment['waiting_reason']
export type EnrollmentInput = Omit<Schemas['UpdateEnrollmentRequest'], '$schema' | 'version'>
export type EnrollInput = Omit<Schemas['EnrollRequest'], '$schema'>

export const enrollmentPath = (id: string) => `/apps/campus/enrollment/${id}`
export const classPath = (id: string) => `/apps/campus/classes/${id}`
export const studentPath = (id: string) => `/apps/campus/student/${id}`

const one = (id: string) => ({ params: { path: { id } } })

export function enrollmentQuery(id: string) {
  return queryOptions({
    queryKey: keys.enrollment(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/enrollments/{id}', { ...one(id), signal })),
  })
}

type Whose = { class: string } | { person: string }

const pageSize = 200

// All enrollments of a class or of a person: few enough to be seen on one page.
export function enrollmentsQuery(whose: Whose) {
  return queryOptions({
    queryKey: [...keys.enrollments, whose],
    queryFn: async ({ signal }) => {
      const all: Enrollment[] = []
      for (let page = 1; ; page++) {
        const query = { ...whose, sort: 'name' as const, page, page_size: pageSize }
        const { items } = await unwrap(api.GET('/api/enrollments', { params: { query }, signal }))
        all.push(...items)
        if (items.length < pageSize) return all
      }
    },
  })
}

// What runs; where nothing does, how the last one came out.
export function worthKnowing(all: readonly Enrollment[]): readonly Enrollment[] {
  const running = all.filter(({ outcome }) => outcome === '')
  if (running.length > 0) return running
  return [...all].sort((one, other) => other.outcome_at.localeCompare(one.outcome_at)).slice(0, 1)
}

export function classQuery(id: string) {
  return queryOptions({
    queryKey: keys.class(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes/{id}', { ...one(id), signal })),
  })
}

const shown = 20

type Words = { language: string; roleName: (role: string) => string }

// The people of a campus whose name or address matches what was typed, with what they are there.
export function peopleFoundQuery(campus: string, q: string, { language, roleName }: Words) {
  const query = { q, campus, page: 1, page_size: shown }
  const about = ({ email, roles }: Schemas['PersonRow']) => {
    const here = roles.filter((role) => role.campus_id === campus).map(({ role }) => roleName(role))
    return [email, [...new Set(here)].join(', ')].filter(Boolean).join(' · ')
  }
  return queryOptions({
    queryKey: keys.peopleFoundAt(campus, q, language),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/people', { params: { query }, signal }))).items.map((person) => ({
        id: person.id,
        name: person.name,
        about: about(person),
      })),
    placeholderData: keepPreviousData,
  })
}

// The classes that take students, of the campuses that one may enroll at.
export function classesFoundQuery(q: string) {
  const query = { q, page: 1, page_size: shown }
  return queryOptions({
    queryKey: keys.classesFound(q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/classes', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// The classes that a student can be transferred to, at his campus and elsewhere.
export function receivingClassesQuery(id: string, q: string) {
  const params = { path: { id }, query: { q, page: 1, page_size: shown } }
  return queryOptions({
    queryKey: keys.receiving(id, q),
    queryFn: ({ signal }) => unwrap(api.GET('/api/enrollments/{id}/receiving-classes', { params, signal })),
    placeholderData: keepPreviousData,
  })
}

export function enroll(body: EnrollInput) {
  return unwrap(api.POST('/api/enrollments', { body }))
}

export function updateEnrollment(id: string, fields: EnrollmentInput, version: number): Promise<Enrollment> {
  return unwrap(api.PUT('/api/enrollments/{id}', { ...one(id), body: { ...fields, version } }))
}

// Confirms what was shown: where somebody changed it since, the server refuses.
export function confirmEnrollment({ id, version }: Enrollment, overfill: boolean): Promise<Enrollment> {
  return unwrap(api.POST('/api/enrollments/{id}/confirm', { ...one(id), body: { version, overfill } }))
}

export function takeBack(id: string, waiting_reason: WaitingReason): Promise<Enrollment> {
  return unwrap(api.POST('/api/enrollments/{id}/back', { ...one(id), body: { waiting_reason } }))
}

export type Ending = Schemas['EndEnrollmentRequest']['move']

export function endEnrollment(
  id: string,
  body: Omit<Schemas['EndEnrollmentRequest'], '$schema'>,
): Promise<Enrollment> {
  return unwrap(api.POST('/api/enrollments/{id}/end', { ...one(id), body }))
}

export type Transfer = Omit<Schemas['TransferEnrollmentRequest'], '$schema'>

export function transferEnrollment(id: string, body: Transfer): Promise<Enrollment> {
  return unwrap(api.POST('/api/enrollments/{id}/transfer', { ...one(id), body }))
}

export function undoEnrollment(id: string): Promise<Enrollment> {
  return unwrap(api.POST('/api/enrollments/{id}/undo', one(id)))
}

export function orderWaiting(classId: string, ids: string[]) {
  return unwrap(api.PUT('/api/classes/{id}/waiting-order', { ...one(classId), body: { ids } }))
}

// Every screen that shows enrollments, the counts of a class or the roles of a person looks again.
export function refreshEnrollments(cache: QueryClient): void {
  for (const queryKey of keys.afterEnrollment) {
    void cache.invalidateQueries({ queryKey })
  }
}

export function keepEnrollment(cache: QueryClient, enrollment: Enrollment): void {
  cache.setQueryData(keys.enrollment(enrollment.id), enrollment)
  refreshEnrollments(cache)
}
