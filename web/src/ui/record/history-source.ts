import { api, type Schemas, unwrap } from '@/api/client'

export type HistoryEntry = Schemas['Entry']

// Where the history of a record is read.
export type HistorySource = {
  key: readonly unknown[]
  load: (size: number, signal: AbortSignal) => Promise<Schemas['PageEntry']>
}

// What the audit trail knows of a record: "enrollment", "class".
export function trailOf(entity: string, id: string): HistorySource {
  return {
    key: ['history', entity, id],
    load: (size, signal) => {
      const query = { entity, entity_id: id, page: 1, page_size: size }
      return unwrap(api.GET('/api/audit-events', { params: { query }, signal }))
    },
  }
}
