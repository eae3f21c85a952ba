import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import type { FileOfBook } from '../api'
import { PdfReader } from './pdf-reader'

let tell: (outline: unknown) => void = () => {}
const outline = new Promise<unknown>((resolve) => {
  tell = resolve
})
const pdf = {
  numPages: 3,
  getPage: async () => ({ getViewport: () => ({ width: 100, height: 140 }) }),
  getOutline: () => outline,
}
vi.mock('../../pdf/open-pdf', () => ({
  openPdf: () => ({ document: Promise.resolve(pdf), close: async () => {} }),
}))
vi.mock('./pieces', () => ({ Pieces: class {} }))
vi.mock('./pdf-pages', () => ({ PdfPages: () => <p>The pages</p> }))

const file: FileOfBook = {
  ...{
    id: 'f1',
    version: 1,
    title: 'Confessions',
    kind: 'pdf',
    name: 'c.pdf',
    size: 30_000_000,
    chapters: [],
  },
  ...{ media_type: 'application/pdf', content_url: '/file/c', created_at: '2026-11-01T09:00:00Z' },
}

test('the first page does not wait for the contents, which come when they are read', async () => {
  await loadTexts(['book', 'list'])
  useSession.setState({ user: sampleSession({ role: ['student'] }).user })
  server.use(http.get('*/api/library/b1/files/f1/marks', () => HttpResponse.json({ items: [] })))
  const { user } = renderPage(() => (
    <main>
      <PdfReader bookId="b1" file={file} title="Confessions" onClose={() => {}} />
    </main>
  ))
  expect(await screen.findByText('The pages')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Contents, search and notes' }))
  expect(await screen.findByRole('tab', { name: 'Contents' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Book two' })).toBeNull()
  tell([{ title: 'Book two', dest: [1], items: [] }])
  expect(await screen.findByRole('button', { name: 'Book two' })).toBeVisible()
})
