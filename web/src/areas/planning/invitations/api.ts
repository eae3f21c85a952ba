import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { askAnew } from '@/api/since'
import { keys } from '../keys'
import type { InvitationFilterQuery, InvitationListParams } from './invitation-list'

// As lists and records have it alike.
export type Invitation = Omit<Schemas['Invitation'], 'line'>
// With its place among those who are asked for the same.
export type Pencilled = Schemas['Invitation']
export type InvitationRecord = Schemas['InvitationRecord']
export type InvitationEvent = Schemas['InvitationEvent']
export type InvitationMatrix = Schemas['InvitationMatrix']
export type InvitationMail = Schemas['InvitationMail']
export type Stay = Schemas['Stay']
export type StayFields = Pick<Stay, 'lodging' | 'transport' | 'arrives_on' | 'leaves_on'>
export type OfferFields = StayFields & Pick<Invitation, 'amount' | 'offer_text' | 'answer_by'>

const of = (id: string) => ({ params: { path: { id } } })

export function invitationListQuery(filter: InvitationFilterQuery, { page, pageSize }: InvitationListParams) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.invitations, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invitations', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

const atOnce = 100

// All who are pencilled in for a planning, and were not written to yet.
export function pencilledQuery(planning: string) {
  const filter = { planning, state: ['in_analysis' as const], page_size: atOnce }
  return queryOptions({
    queryKey: [...keys.invitations, filter],
    queryFn: async ({ signal }) => {
      const all: Pencilled[] = []
      for (let page = 1; ; page++) {
        const params = { query: { ...filter, page } }
        const { items } = await unwrap(api.GET('/api/invitations', { params, signal }))
        all.push(...items)
        if (items.length < atOnce) return all
      }
    },
    staleTime: 0,
  })
}

export function matrixQuery(year: number) {
  return queryOptions({
    queryKey: keys.invitationMatrix(year),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/invitations/matrix', { params: { query: { year } }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function invitationQuery(id: string) {
  return queryOptions({
    queryKey: keys.invitation(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/invitations/{id}', { ...of(id), signal })),
  })
}

export function updateOffer(id: string, fields: OfferFields, version: number): Promise<Invitation> {
  return unwrap(api.PUT('/api/invitations/{id}', { ...of(id), body: { ...fields, version } }))
}

// An invitation as somebody has it before him: an answer that came since is shown first.
type Seen = Pick<Invitation, 'id' | 'version'>

export function resendInvitation(seen: Seen, fields: OfferFields, reason: string): Promise<Invitation> {
  const body = { ...fields, reason, version: seen.version }
  return unwrap(api.POST('/api/invitations/{id}/resend', { ...of(seen.id), body }))
}

// Writes the mail as sending again would; nothing is sent.
export async function previewResend(id: string, fields: OfferFields): Promise<InvitationMail[]> {
  const call = { ...of(id), body: fields }
  return (await unwrap(api.POST('/api/invitations/{id}/resend/preview', call))).items
}

// Writes the mails as sending would; nothing is sent.
export async function previewMails(ids: string[], answer_by: string): Promise<InvitationMail[]> {
  return (await unwrap(api.POST('/api/invitations/preview', { body: { ids, answer_by } }))).items
}

export async function sendInvitations(ids: string[], answer_by: string, key: string): Promise<Invitation[]> {
  return (await unwrap(api.POST('/api/invitations/send', { body: { ids, answer_by, key } }))).items
}

export async function remindInvitations(ids: string[]): Promise<Invitation[]> {
  return (await unwrap(api.POST('/api/invitations/remind', { body: { ids } }))).items
}

export async function cancelInvitations(ids: string[], reason: string): Promise<Invitation[]> {
  return (await unwrap(api.POST('/api/invitations/cancel', { body: { ids, reason } }))).items
}

export async function inviteNext(ids: string[], reason: string): Promise<Invitation[]> {
  return (await unwrap(api.POST('/api/invitations/next', { body: { ids, reason } }))).items
}

export type OneMove = 'accept' | 'decline' | 'refuse'

export function moveInvitation({ id, version }: Seen, move: OneMove, reason: string): Promise<Invitation> {
  const call = { ...of(id), body: { reason, version } }
  if (move === 'accept') return unwrap(api.POST('/api/invitations/{id}/accept', call))
  if (move === 'decline') return unwrap(api.POST('/api/invitations/{id}/decline', call))
  return unwrap(api.POST('/api/invitations/{id}/refuse', call))
}

export function agreeInvitation({ id, version }: Seen, agreed_amount: number | null): Promise<Invitation> {
  return unwrap(api.POST('/api/invitations/{id}/agree', { ...of(id), body: { agreed_amount, version } }))
}

type Lined = { id: string; version: number }

// Puts those who are pencilled in in an order in which they are invited by themselves.
export async function lineUp(course: Lined, half: Invitation['half'], ids: string[]): Promise<void> {
  const body = { version: course.version, half, ids }
  await unwrap(api.PUT('/api/agenda-courses/{id}/line', { ...of(course.id), body }))
}

export function staysQuery(planning: string) {
  return queryOptions({
    queryKey: keys.stays(planning),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/plannings/{id}/stays', { ...of(planning), signal }))).items,
  })
}

export function setStay(id: string, fields: StayFields, version: number): Promise<Stay> {
  return unwrap(api.PUT('/api/invitations/{id}/stay', { ...of(id), body: { ...fields, version } }))
}

// Every screen that shows invitations looks again, the boards among them.
export function refreshInvitations(cache: QueryClient, planning?: string): void {
  void cache.invalidateQueries({ queryKey: keys.invitations })
  void cache.invalidateQueries({ queryKey: keys.everyInvitation })
  void cache.invalidateQueries({ queryKey: keys.plannings })
  if (planning) askAnew(cache, keys.board(planning))
}
