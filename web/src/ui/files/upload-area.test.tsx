import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { courseDocumentRules } from './file-rules'
import { UploadArea } from './upload-area'
import { usePendingUploads } from './upload-store'
import { useUploads } from './use-uploads'

const onDone = vi.fn<(upload: string, file: File) => Promise<unknown>>()

function Page() {
  const uploads = useUploads({ kind: 'course_document', scope: 'c1', rules: courseDocumentRules, onDone })
  return (
    <main>
      <UploadArea label="Documents" uploads={uploads} />
    </main>
  )
}

// A server that takes every file whole, unless a test holds its pieces back.
let hold: Promise<unknown> | undefined
let quick: string[]
let begun: number

beforeEach(async () => {
  await loadTexts(['upload'])
  usePendingUploads.setState({ all: [] })
  onDone.mockReset()
  onDone.mockResolvedValue(undefined)
  hold = undefined
  quick = []
  begun = 0
  const sizes = new Map<string, string>()
  server.use(
    http.post('*/api/uploads', ({ request }) => {
      begun += 1
      sizes.set(`u${begun}`, request.headers.get('Upload-Length') ?? '')
      return new HttpResponse(null, { status: 201, headers: { Location: `/api/uploads/u${begun}` } })
    }),
    http.head('*/api/uploads/:id', () => new HttpResponse(null, { headers: { 'Upload-Offset': '0' } })),
    http.patch('*/api/uploads/:id', async ({ params }) => {
      if (!quick.includes(String(params.id))) await hold
      return new HttpResponse(null, {
        status: 204,
        headers: { 'Upload-Offset': sizes.get(String(params.id)) ?? '' },
      })
    }),
    http.delete('*/api/uploads/:id', () => new HttpResponse(null, { status: 204 })),
  )
})

const file = (name: string) => new File(['text'], name)
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Documents' }), { dataTransfer: { files } })
const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement)

test('several files arrive, each becomes a record, and a bad one is named', async () => {
  renderPage(Page)
  drop(file('a.pdf'), file('b.exe'), file('c.mp4'))
  expect(await screen.findByText('b.exe: this format is not accepted.')).toBeVisible()
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  expect(onDone.mock.calls.map(([upload, sent]) => `${upload} ${sent.name}`).sort()).toEqual([
    'u1 a.pdf',
    'u2 c.mp4',
  ])
  expect(await screen.findAllByText('Sent')).toHaveLength(2)
  expect(await accessibilityFaults()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Clear finished uploads' }))
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument()
})

test('an upload can be paused and resumed, and dropped', async () => {
  hold = new Promise(() => {})
  const { user } = renderPage(Page)
  drop(file('a.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Pause “a.pdf”' }))
  expect(await screen.findByText(/^Paused: 0/)).toBeVisible()
  hold = undefined
  await user.click(screen.getByRole('button', { name: 'Resume “a.pdf”' }))
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(begun).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Remove “a.pdf” from the list' }))
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument()
})

test('what the server refuses is told beside the file, and tried again when asked', async () => {
  const { user } = renderPage(Page)
  server.use(
    http.post('*/api/uploads', () => HttpResponse.json({ code: 'upload.too_many' }, { status: 409 }), {
      once: true,
    }),
  )
  drop(file('a.pdf'))
  expect(await (await row('a.pdf')).findByRole('alert')).toHaveTextContent('Too many uploads are under way.')
  await user.click(screen.getByRole('button', { name: 'Try “a.pdf” again' }))
  expect(await screen.findByText('Sent')).toBeVisible()
})

test('records are made in the order in which the files were chosen', async () => {
  let letGo = (_value?: unknown) => {}
  hold = new Promise((resolve) => {
    letGo = resolve
  })
  quick = ['u2']
  renderPage(Page)
  drop(file('a.pdf'), file('b.pdf'))
  expect(await (await row('b.pdf')).findByText('Saving…')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
  letGo()
  await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(2))
  expect(onDone.mock.calls.map(([, sent]) => sent.name)).toEqual(['a.pdf', 'b.pdf'])
})

test('a file that is refused for what it holds is not offered to be tried again', async () => {
  renderPage(Page)
  server.use(http.patch('*/api/uploads/:id', () => HttpResponse.json({ code: 'file.type' }, { status: 422 })))
  drop(file('a.pdf'))
  expect(await (await row('a.pdf')).findByRole('alert')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try “a.pdf” again' })).not.toBeInTheDocument()
  expect(screen.queryByText(/interrupted upload/)).not.toBeInTheDocument()
})

test('the same file chosen twice is one upload', async () => {
  hold = new Promise(() => {})
  renderPage(Page)
  const same = file('a.pdf')
  drop(same)
  drop(same)
  expect(await screen.findAllByText('a.pdf')).toHaveLength(1)
})

test('uploads outlive the page that began them', async () => {
  let letGo = (_value?: unknown) => {}
  hold = new Promise((resolve) => {
    letGo = resolve
  })
  const { router } = renderPage(Page)
  drop(file('a.pdf'))
  await screen.findByText('a.pdf')
  await act(() => router.navigate('/elsewhere'))
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument()
  letGo()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  await act(() => router.navigate('/'))
  expect(await screen.findByText('Sent')).toBeVisible()
})
