import { api, type Schemas, unwrap } from '@/api/client'

export type ActKind = Schemas['ChangeBoardRequest']['kind']
export type Acted = Schemas['Acted']
type Act = { kind: ActKind; changes: Schemas['CellChange'][]; key?: string; reason?: string }

const of = (id: string) => ({ params: { path: { id } } })

// Changes courses on the board of a planning. What is sent twice under one key, after a cut line say, is done once.
export function changeBoard(id: string, { key = crypto.randomUUID(), reason, ...act }: Act): Promise<Acted> {
  const body = { key, ...act, ...(reason && { reason }) }
  return unwrap(api.POST('/api/plannings/{id}/acts', { ...of(id), body }))
}

type Turn = { key?: string; act?: string; reason?: string }

// Takes one's last act on a board back, or does it again; or the act that is named by its key, and no other. What is
// sent twice under one key is done once.
export function turnBoard(id: string, way: 'undo' | 'redo', turn: Turn = {}): Promise<Acted> {
  const { key = crypto.randomUUID(), act, reason } = turn
  const body = { key, ...(act && { act }), ...(reason && { reason }) }
  return unwrap(api.POST(`/api/plannings/{id}/${way}`, { ...of(id), body }))
}

// The board as it is just now: what its classes have in which hours.
export async function boardOf(id: string): Promise<Schemas['Board']> {
  const { data } = await unwrap(api.GET('/api/plannings/{id}/board', { params: { path: { id }, query: {} } }))
  if (!data) throw new Error('a board without a mark is told whole')
  return data
}
