import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { asSeen, type Seen } from '@/api/seen'
import { upload } from '@/api/upload'
import { keys } from './keys'
import type { LetterFilterQuery, LettersParams } from './list/letters-params'

export type Letter = Schemas['Letter']
export type LetterPage = Schemas['PageLetter']
export type LetterState = Letter['state']
export type LetterFile = Schemas['LetterFile']
export type Recipient = Schemas['Recipient']
type NewLetter = Omit<Schemas['CreateLetterRequest'], '$schema'>
export type LetterFields = Omit<Schemas['UpdateLetterRequest'], '$schema' | 'version'>
export type Choice = Omit<Schemas['AddLetterRecipientsRequest'], '$schema'>

const one = (id: string) => ({ params: { path: { id } } })

export function lettersQuery(filter: LetterFilterQuery, { page, pageSize }: LettersParams) {
  const query = { ...filter, page, page_size: pageSize }
  return queryOptions({
    queryKey: [...keys.letters, query],
    queryFn: ({ signal }) => unwrap(api.GET('/api/letters', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

// While a letter goes, how far it is.
const isGoing = (state: LetterState | undefined) => state === 'queued' || state === 'sending'

export function letterQuery(id: string) {
  return queryOptions({
    queryKey: keys.letter(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/letters/{id}', { ...one(id), signal })),
    refetchInterval: ({ state }) => (isGoing(state.data?.state) ? 2000 : false),
  })
}

// The same people in another state are another answer: what a letter counts says when to ask again.
export function recipientsQuery({ id, figures, state }: Letter) {
  return queryOptions({
    queryKey: [...keys.recipients(id), figures, state],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/letters/{id}/recipients', { ...one(id), signal }))).items,
    placeholderData: keepPreviousData,
  })
}

export const createLetter = (body: NewLetter): Promise<Letter> => unwrap(api.POST('/api/letters', { body }))

export const updateLetter = (id: string, fields: LetterFields, version: number): Promise<Letter> =>
  unwrap(api.PUT('/api/letters/{id}', { ...one(id), body: { ...fields, version } }))

export async function deleteLetter(seen: Seen): Promise<void> {
  await unwrap(api.DELETE('/api/letters/{id}', asSeen(seen)))
}

export const sendLetter = ({ id, version }: Letter): Promise<Letter> =>
  unwrap(api.POST('/api/letters/{id}/send', { ...one(id), body: { version } }))

export const stopLetter = (id: string): Promise<Letter> => unwrap(api.POST('/api/letters/{id}/stop', one(id)))

export const addRecipients = (id: string, body: Choice): Promise<Letter> =>
  unwrap(api.POST('/api/letters/{id}/recipients', { ...one(id), body }))

export async function removeRecipient(id: string, person_id: string): Promise<void> {
  const params = { path: { id, person_id } }
  await unwrap(api.DELETE('/api/letters/{id}/recipients/{person_id}', { params }))
}

export const addFile = (id: string, file: File, onProgress: (share: number) => void): Promise<Letter> =>
  upload(`/api/letters/${id}/files`, file, { method: 'POST', onProgress })

export async function removeFile(id: string, file_id: string): Promise<void> {
  await unwrap(api.DELETE('/api/letters/{id}/files/{file_id}', { params: { path: { id, file_id } } }))
}

export function keepLetter(cache: QueryClient, letter: Letter): void {
  cache.setQueryData(keys.letter(letter.id), letter)
  void cache.invalidateQueries({ queryKey: keys.letters })
}

export function refreshLetters(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: keys.letters })
}

// What a letter can begin with, and whom it can go to.

export function templatesQuery(campus: string) {
  const query = { campus, state: 'template', sort: 'name', page_size: 200 } as const
  return queryOptions({
    queryKey: keys.templates(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/letters', { params: { query }, signal }))).items,
    enabled: campus !== '',
  })
}

export function classesQuery(campus: string) {
  const query = { campus, graduated: 'false', sort: 'code', page_size: 200 } as const
  return queryOptions({
    queryKey: keys.classes(campus),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/classes', { params: { query }, signal }))).items,
    enabled: campus !== '',
  })
}

export function listsQuery(campus: string) {
  const query = { campus, sort: 'name', page_size: 200 } as const
  return queryOptions({
    queryKey: keys.lists(campus),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/lists', { params: { query }, signal }))).items,
    enabled: campus !== '',
  })
}

export function peopleFoundQuery(campus: string, q: string) {
  const query = { campus, page_size: 20, ...(q && { q }) }
  return queryOptions({
    queryKey: keys.people(campus, q),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/people', { params: { query }, signal }))).items.map(
        ({ id, name, email }) => ({ id, name, about: email }),
      ),
    placeholderData: keepPreviousData,
  })
}
