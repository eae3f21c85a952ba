import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type AnswerPage = Schemas['AnswerPage']
export type AnswerItem = Schemas['AnswerItem']
export type Given = Schemas['GivenAnswer']
export type Kind = 'yes' | 'but' | 'no'

// How somebody answers: by the secret of a mailed link, or signed in.
export type Way = {
  answer: (key: string, answers: Given[]) => Promise<AnswerPage>
  undo: (id: string) => Promise<AnswerPage>
}

// Reading changes nothing, though it is a POST: so the secret of the link stands in no address of the API.
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: keys.invitationLink(token),
    queryFn: ({ signal }) => unwrap(api.POST('/api/invitation-answers/read', { body: { token }, signal })),
    // What is being answered must not change under the hand.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

export async function noteViewed(token: string): Promise<void> {
  await unwrap(api.POST('/api/invitation-answers/view', { body: { token } }))
}

export function wayByLink(token: string): Way {
  return {
    answer: (key, answers) => unwrap(api.POST('/api/invitation-answers', { body: { token, key, answers } })),
    undo: (id) => unwrap(api.POST('/api/invitation-answers/undo', { body: { token, id } })),
  }
}

// What one is asked, planning by planning, for who is signed in.
export function ownInvitationsQuery() {
  return queryOptions({
    queryKey: keys.ownInvitations,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/own-invitations', { signal }))).items,
  })
}

// By a mailed link, for who is signed in: his own page, or that it is not his.
export function openedOwnQuery(token: string) {
  return queryOptions({
    queryKey: keys.openedInvitation(token),
    queryFn: ({ signal }) => unwrap(api.POST('/api/own-invitations/open', { body: { token }, signal })),
    retry: false,
  })
}

export function ownWay(planning: string): Way {
  const params = { path: { planning } }
  return {
    answer: (key, answers) =>
      unwrap(api.POST('/api/own-invitations/{planning}/answers', { params, body: { key, answers } })),
    undo: (id) => unwrap(api.POST('/api/own-invitations/{planning}/undo', { params, body: { id } })),
  }
}
