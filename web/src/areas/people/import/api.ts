import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { download } from '@/api/download'
import { process } from '@/api/process'
import { upload } from '@/api/upload'

export type Plan = Schemas['ImportPlan']
export type Row = Schemas['ImportRow']
export type Counts = Schemas['ImportCounts']
export type Problem = Schemas['ImportProblem']
// A line of progress; the last one has the result, or why there is none.
export type Step = { done: number; total: number; result?: Counts; code?: string }

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
  run: { token: string; skipRefused: boolean },
  onStep: (step: Step) => void,
): Promise<Counts> {
  const query = queryOf(options)
  query.set('name', file.name)
  query.set('token', run.token)
  query.set('skip_refused', String(run.skipRefused))
  let last: Step | undefined
  await process<Step>(`${path}?${query}`, file, (step) => {
    last = step
    onStep(step)
  })
  if (!last?.result) throw new ApiError(409, { code: last?.code ?? 'internal' })
  return last.result
}

export function downloadTemplate(): Promise<void> {
  return download(`${path}/template`, 'people.xlsx')
}
