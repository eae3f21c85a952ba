import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api/client'
import { download } from '@/api/download'
import { keys } from '../keys'

export type PersonCard = Schemas['PersonCard']

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: keys.card(id),
    queryFn: ({ signal }) => unwrap(api.GET('/api/people/{id}/card', { params: { path: { id } }, signal })),
  })

// Gives those a card who have none; they can then be printed together.
export const makeCards = (ids: string[]): Promise<Schemas['CardBatch']> =>
  unwrap(api.POST('/api/cards', { body: { ids, class_id: '' } }))

export async function printCards(ids: string[], name: string): Promise<{ count: number }> {
  const { batch, count } = await makeCards(ids)
  await download(`/api/cards/print?batch=${encodeURIComponent(batch)}`, `${name}.pdf`)
  return { count }
}

export const replaceCard = (id: string): Promise<PersonCard> =>
  unwrap(api.POST('/api/people/{id}/card/replace', { params: { path: { id } } }))
