import type { Schemas } from '@/api/client'
import { useSession } from '@/session/session-store'
import { sampleSession } from '@/test/session'

// Courses, documents and books as the server sends them, for the tests of this area.

export function courseOf(change: Partial<Schemas['Course']> = {}): Schemas['Course'] {
  return {
    ...{ id: 'faith', version: 3, code: 'FOI1', name: 'Faith', english_name: 'Faith', edition: 'English' },
    ...{ description: '', hours: 12, archived: false, may_edit: true, may_file: true },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    ...change,
  }
}

export function courseRowOf(name: string, change: Partial<Schemas['CourseRow']> = {}): Schemas['CourseRow'] {
  return {
    ...{ id: name.toLowerCase(), version: 1, code: 'FOI1', name, english_name: name, edition: 'English' },
    ...{ hours: 12, archived: false, document_count: 2, book_count: 0, teacher_count: 1 },
    updated_at: '2026-01-01T00:00:00Z',
    ...change,
  }
}

type CourseDocument = Schemas['CourseDocument']

export function documentOf(title: string, change: Partial<CourseDocument> = {}): CourseDocument {
  const id = title.toLowerCase()
  return {
    ...{ id, version: 1, course_id: 'faith', title, type: 'material', language: 'en', student_access: true },
    ...{
      name: `${id}.txt`,
      media_type: 'text/plain',
      size: 1024,
      file_number: 1,
      content_url: `/file/${id}`,
    },
    ...{ uploaded_at: '2026-01-01T00:00:00Z', uploaded_by: 'Ana Lopes', may_edit: true },
    ...change,
  }
}

export function courseBookOf(title: string, need: 'required' | 'suggested'): Schemas['CourseBook'] {
  const id = title.toLowerCase()
  return {
    ...{ book_id: id, title, author: 'K. Hagin', type: 'paperback', active: true, published: true, need },
    cover_url: '',
  }
}

export function signInAs(...role: string[]): void {
  useSession.setState({ user: sampleSession({ role }).user })
}

export function pageOf<T>(items: T[], total = items.length) {
  return { items, total, more: false }
}
