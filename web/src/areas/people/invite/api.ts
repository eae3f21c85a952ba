import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { keys } from '../keys'

export type StaffInvite = Schemas['StaffInvite']
export type Invitee = Omit<Schemas['Invitee'], '$schema'>

const one = (id: string) => ({ params: { path: { id } } })

// Those who have not answered yet, those whose link has run out, and those whose invite nobody answers for any more.
export function invitesQuery(campus: string | undefined) {
  return queryOptions({
    queryKey: [...keys.invites, campus ?? ''],
    queryFn: async ({ signal }) => {
      const ask = async (state: 'open' | 'expired' | 'taken_back') => {
        const query = { state, page: 1, page_size: 100, ...(campus && { campus }) }
        return (await unwrap(api.GET('/api/staff-invites', { params: { query }, signal }))).items
      }
      return (await Promise.all([ask('open'), ask('taken_back'), ask('expired')])).flat()
    },
  })
}

export function inviteStaff(body: Invitee): Promise<StaffInvite> {
  return unwrap(api.POST('/api/staff-invites', { body }))
}

export function resendInvite(id: string): Promise<StaffInvite> {
  return unwrap(api.POST('/api/staff-invites/{id}/send', one(id)))
}

export function revokeInvite(id: string): Promise<StaffInvite> {
  return unwrap(api.DELETE('/api/staff-invites/{id}', one(id)))
}

// An invite also brings the person into the lists, or takes him out again.
export function refreshInvites(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.invites })
  void cache.invalidateQueries({ queryKey: keys.people })
}
