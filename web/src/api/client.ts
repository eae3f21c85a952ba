import createClient from 'openapi-fetch'
import { ApiError } from './api-error'
import { callHeaders, reportStatus } from './connection'
import { noAnswer } from './line'
import type { components, paths } from './schema'
import { noteAnswer, versionHeader } from './server-news'

export type Schemas = components['schemas']

// Every typed call of the product: `unwrap(api.GET('/api/campuses', {…}))`.
export const api = createClient<paths>({
  baseUrl: globalThis.location.origin,
  // Looked up at each call, so that tests can put a stand-in in its place.
  fetch: (request) => globalThis.fetch(request),
})

api.use({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(callHeaders())) request.headers.set(name, value)
  },
  onResponse({ request, response, schemaPath }) {
    noteAnswer(response.status, response.headers.get(versionHeader))
    // The session's own calls are answered for by the session, with words of their own.
    if (schemaPath !== '/session') reportStatus(response.status, request.headers.get('Authorization'))
  },
})

type Answer<T> = { data?: T; error?: unknown; response: Response }

// Gives the data of a call, or throws an ApiError: queries and mutations then all fail in the same way.
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call.catch(asApiError)
  if (!response.ok)
    throw new ApiError(response.status, error, Number(response.headers.get('Retry-After')) || 0)
  return data as T
}

function asApiError(cause: unknown): never {
  // fetch rejects with a TypeError when no answer came; an abort is the caller's own wish.
  throw cause instanceof TypeError ? noAnswer() : cause
}
