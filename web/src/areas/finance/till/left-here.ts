import { api, unwrap } from '@/api/client'
import { type KeptEntry, keptDatabase } from '@/session/keeping/kept-database'
import { type TillEntry, tillKind } from './till-kind'

// What others took at this till and did not send. It lies sealed, each with the key of who took it.
export async function findLeft(tillId: string, me: string): Promise<KeptEntry[]> {
  const database = await keptDatabase()
  const all = (await database?.getAll('entry')) ?? []
  return all
    .filter(
      ({ kind, agendaCourseId, person }) =>
        kind === tillKind.name && agendaCourseId === tillId && person !== me,
    )
    .sort((one, other) => one.at - other.at || one.order - other.order)
}

const most = 100

/**
 * Has the server open what its taker can no longer send, as somebody who was disabled: it is then entered here under
 * its own id, which takes the place of what was sealed. What he sends himself when he signs in again is refused.
 */
export async function openLeft(
  tillId: string,
  person: string,
  his: readonly KeptEntry[],
): Promise<TillEntry[]> {
  const opened: TillEntry[] = []
  for (let from = 0; from < his.length; from += most) {
    const payments = his.slice(from, from + most).map(({ id, sealed }) => ({
      ...{ id, iv: base64(sealed.iv), text: base64(new Uint8Array(sealed.text)) },
    }))
    const body = { person_id: person, payments }
    const { items } = await unwrap(
      api.POST('/api/tills/{id}/left', { params: { path: { id: tillId } }, body }),
    )
    for (const { entry } of items) opened.push(JSON.parse(entry) as TillEntry)
  }
  return opened
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
