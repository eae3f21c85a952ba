import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type Question = Schemas['AvailabilityQuestion']
export type Answer = Schemas['Answer']
export type QuestionPeriod = Schemas['QuestionPeriod']

// Reading changes nothing, though it is a POST: so the secret of the link stands in no address of the API.
export function questionQuery(token: string) {
  return queryOptions({
    queryKey: keys.dateQuestion(token),
    queryFn: ({ signal }) => unwrap(api.POST('/api/availability-answers/read', { body: { token }, signal })),
    // What is being answered must not change under the hand.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export function sendAnswer(token: string, answers: Answer[], remark: string): Promise<Question> {
  return unwrap(api.POST('/api/availability-answers', { body: { token, answers, remark } }))
}

// The same for who has signed in: he needs no link.

export function ownQuestionQuery(id: string) {
  return queryOptions({
    queryKey: keys.ownDateQuestion(id),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/own-date-questions/{id}', { params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function sendOwnAnswer(id: string, answers: Answer[], remark: string): Promise<Question> {
  return unwrap(
    api.POST('/api/own-date-questions/{id}/answer', { params: { path: { id } }, body: { answers, remark } }),
  )
}
