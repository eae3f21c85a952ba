import { ApiError } from '@/api/api-error'
import type { Schemas } from '@/api/client'
import { download } from '@/api/download'
import { process } from '@/api/process'
import { upload } from '@/api/upload'
import type { Row } from './kind'

export type Plan<R extends Row = Row> = Omit<Schemas['ImportPlan'], 'rows'> & { rows: R[] }
type Counts = Schemas['ImportCounts']
export type Problem = Schemas['ImportProblem']
// A line of progress; the last one has the result, or why there is none.
export type Step = { done: number; total: number; result?: Counts; id?: string; code?: string }

// What an import did, and by which it can be undone, if it can.
export type Done = { counts: Counts; id: string }

export type Options = {
  campus: string
  // What else a kind of import asks for, as the server calls it.
  more: Record<string, string>
  // What the columns are, in order, where somebody corrected it.
  columns: readonly string[] | null
}

function queryOf({ campus, more, columns }: Options): URLSearchParams {
  const query = new URLSearchParams({ campus, ...more })
  if (columns) query.set('columns', columns.join(','))
  return query
}

// What an import would do. Nothing is done yet.
export function planImport<P>(
  path: string,
  file: File,
  options: Options,
  onProgress?: (share: number) => void,
): Promise<P> {
  return upload(`${path}?${queryOf(options)}`, file, onProgress && { onProgress })
}

// Carries out exactly the plan that was shown, and tells how far it is.
export async function runImport(
  path: string,
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

// The rows that are not taken, as they stand in the file, each with the reasons.
export function downloadRefused(
  path: string,
  file: File,
  options: Options,
  said: { take: string; leave: string },
  name: string,
): Promise<void> {
  const query = queryOf(options)
  query.set('name', file.name)
  query.set('take', said.take)
  query.set('leave', said.leave)
  return download(`${path}/refused?${query}`, name, 'POST', file)
}

export function downloadTemplate(path: string): Promise<void> {
  return download(`${path}/template`, 'import.xlsx')
}
