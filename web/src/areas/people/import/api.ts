import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { download } from '@/api/download'
import { process } from '@/api/process'
import { upload } from '@/api/upload'

export type Plan = Schemas['ImportPlan']
export type Row = Schemas['ImportRow']
type Counts = Schemas['ImportCounts']
export type Problem = Schemas['ImportProblem']
// A line of progress; the last one has the result, or why there is none.
export type Step = { done: number; total: number; result?: Counts; id?: string; code?: string }

// What an import did, and by which it can be undone.
export type Done = { counts: Counts; id: string }

export type Options = {
  campus: string
  role: string
  lookAlikes: boolean
  // What the columns are, in order, where somebody corrected it.
  columns: readonly string[] | null
}

const path = '/api/people/import'

function queryOf({ campus, role, lookAlikes, columns }: Options): URLSearchParams {
  const query = new URLSearchParams({ campus, role, look_alikes: String(lookAlikes) })
  if (columns) query.set('columns', columns.join(','))
  return query
}

// What an import would do. Nothing is done yet.
export function planImport(
  file: File,
  options: Options,
  onProgress?: (share: number) => void,
): Promise<Plan> {
  return upload(`${path}?${queryOf(options)}`, file, onProgress && { onProgress })
}

// Carries out exactly the plan that was shown, and tells how far it is.
export async function runImport(
  file: File,
  options: Options,
  run: { token: string; skipRefused: boolean; take: string; leave: string },
  onStep: (step: Step) => void,
): Promise<Done> {
  const query = queryOf(options)
  query.set('name', file.name)
  query.set('token', run.token)
  query.set('skip_refused', String(run.skipRefused))
  query.set('take', run.take)
  query.set('leave', run.leave)
  let last: Step | undefined
  await process<Step>(`${path}?${query}`, file, (step) => {
    last = step
    onStep(step)
  })
  if (!last?.result) throw new ApiError(409, { code: last?.code ?? 'internal' })
  return { counts: last.result, id: last.id ?? '' }
}

// The rows that are refused or to be looked at, as they stand in the file, each with the reasons.
export function downloadRefused(file: File, options: Options, name: string): Promise<void> {
  const query = queryOf(options)
  query.set('name', file.name)
  return download(`${path}/refused?${query}`, name, 'POST', file)
}

export function downloadTemplate(): Promise<void> {
  return download(`${path}/template`, 'people.xlsx')
}
