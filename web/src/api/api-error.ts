import type { components } from './schema'

type Problem = components['schemas']['Problem']
export type FieldProblem = components['schemas']['FieldProblem']

// Refusals of the routes at the root carry ready sentences for each field instead of codes.
type Refusal = { error: Record<string, string>; code: string; request_id: string }

// A call that did not bring what was asked. `code` is a key of the texts; `status` 0 means that no answer came.
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Record<string, unknown>
  readonly fields: readonly FieldProblem[]
  readonly sentences: Readonly<Record<string, string>>
  readonly requestId: string
  readonly current: unknown
  // In how many seconds the server wants to be asked again; 0 where it did not say.
  readonly retryAfter: number

  constructor(status: number, body?: unknown, retryAfter = 0) {
    const problem = (isObject(body) ? body : {}) as Partial<Problem & Refusal>
    const code = problem.code ?? (status === 0 ? 'request.offline' : 'request.failed')
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.params = problem.params ?? {}
    this.fields = problem.fields ?? []
    this.sentences = problem.error ?? {}
    this.requestId = problem.request_id ?? ''
    this.current = problem.current
    this.retryAfter = retryAfter
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
