import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'
import type { Class } from './api'

export type ClassStep = Schemas['ClassStep']
export type StepKind = ClassStep['kind']
export type StepStudent = Schemas['StepStudent']
export type Effect = StepStudent['effect']

// What a step would do to whom, as things are now: always asked anew.
export function previewQuery(id: string, kind: StepKind) {
  return queryOptions({
    queryKey: keys.stepPreview(id, kind),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/classes/{id}/step-preview', { params: { path: { id }, query: { kind } }, signal }),
      ),
    gcTime: 0,
  })
}

export function stepsQuery(id: string) {
  return queryOptions({
    queryKey: keys.steps(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes/{id}/steps', { params: { path: { id } }, signal }))).items,
  })
}

// Takes a step as it was shown; where something changed since, the server refuses.
export function takeStep(id: string, shown: ClassStep): Promise<ClassStep> {
  const students = shown.students.map(({ enrollment_id, effect }) => ({ enrollment_id, effect }))
  return unwrap(
    api.POST('/api/classes/{id}/steps', { params: { path: { id } }, body: { kind: shown.kind, students } }),
  )
}

export function undoStep(id: string, stepId: string): Promise<Class> {
  const params = { path: { id, step_id: stepId } }
  return unwrap(api.POST('/api/classes/{id}/steps/{step_id}/undo', { params }))
}

// Ticks who passed, one or all at once, and brings what the step would do then.
export function tickPassed(
  id: string,
  kind: StepKind,
  students: readonly StepStudent[],
  passed: boolean,
): Promise<ClassStep> {
  const enrollment_ids = students.map(({ enrollment_id }) => enrollment_id)
  const body = { kind, enrollment_ids, passed }
  return unwrap(api.POST('/api/classes/{id}/passed', { params: { path: { id } }, body }))
}

export function keepPreview(cache: QueryClient, id: string, plan: ClassStep): void {
  cache.setQueryData(keys.stepPreview(id, plan.kind), plan)
}

export function refreshAfterStep(cache: QueryClient): void {
  for (const queryKey of keys.afterStep) void cache.invalidateQueries({ queryKey })
}
