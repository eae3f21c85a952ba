import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Records as the server sends them, for the tests of this area.

export const faith: Schemas['Book'] = {
  id: 'faith',
  version: 3,
  title: 'Faith',
  author: 'Kenneth Hagin',
  language: 'fr',
  isbn: '',
  barcode: '3700000000001',
  price: 1250,
  currency: 'EUR',
  type: 'paperback',
  description: '',
  active: true,
  published: false,
  downloadable: false,
  cover_url: '',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  may_edit: true,
}

export function rowOf(title: string, more: Partial<Schemas['BookRow']> = {}): Schemas['BookRow'] {
  return {
    ...{ id: title.toLowerCase(), version: 1, title, author: 'Kenneth Hagin', language: 'fr', barcode: '' },
    ...{ price: 1250, currency: 'EUR', type: 'paperback', active: true, published: true, file_count: 0 },
    ...{ cover_url: '', updated_at: '2026-01-01T00:00:00Z' },
    ...more,
  }
}

export function fileOf(name: string, kind: Schemas['BookFile']['kind']): Schemas['BookFile'] {
  return {
    ...{ id: name, version: 1, kind, name, title: name.split('.')[0] ?? name, media_type: '', size: 2048 },
    ...{ content_url: `/content/${name}`, created_at: '2026-01-01T00:00:00Z', chapters: [] },
  }
}

export function signInAs(...role: string[]): void {
  useSession.setState({ user: sampleSession({ role }).user })
}

export function pageOf<T>(items: T[], total = items.length) {
  return { items, total, more: false }
}
