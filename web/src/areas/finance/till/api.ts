import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

const one = (id: string) => ({ params: { path: { id } } })

export function registerTill(campus_id: string, name: string): Promise<Schemas['Till']> {
  return unwrap(api.POST('/api/tills', { body: { campus_id, name } }))
}

export function endTill(id: string): Promise<Schemas['Till']> {
  return unwrap(api.POST('/api/tills/{id}/end', one(id)))
}

// What of the money taken without a line somebody has to look at.
export function questionsQuery(campus: string) {
  const query = { page: 1, page_size: 50, ...(campus && { campus }) }
  return queryOptions({
    queryKey: keys.questions(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/till/questions', { params: { query }, signal }))).items,
  })
}

export function settleQuestion(id: string, note: string) {
  return unwrap(api.POST('/api/till/questions/{id}/settle', { ...one(id), body: { note } }))
}
