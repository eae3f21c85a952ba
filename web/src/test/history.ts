import { HttpResponse, http } from 'msw'
import type { Schemas } from '@/api/client'
import { server } from './server'

type Change = Schemas['Change']

export const change = (field: string, before: unknown, after: unknown): Change => ({ field, before, after })

// An event of the audit trail as the server sends it.
export function entryOf(action: string, changes: Change[] = [], more: Partial<Schemas['Entry']> = {}) {
  return {
    ...{ id: action, at: '2026-11-01T08:00:00Z', person_id: 'p1', person_name: 'Sam Mbarga', campus_id: '' },
    ...{ action, entity: 'course', entity_id: 'faith', changes, request_id: 'r' },
    ...more,
  }
}

// The trail holds these events, the newest first; what it is asked for is told.
export function serveTrail(entries: Schemas['Entry'][], total = entries.length): Record<string, string>[] {
  const asked: Record<string, string>[] = []
  server.use(
    http.get('*/api/audit-events', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      asked.push(query)
      return HttpResponse.json({ items: entries.slice(0, Number(query.page_size)), total, more: false })
    }),
  )
  return asked
}
