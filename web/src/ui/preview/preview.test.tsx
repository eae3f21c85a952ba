import { act, fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { PreviewDialog } from './preview-dialog'
import { previewKind } from './preview-kind'

const file = { title: 'Notes', url: '/file/notes', name: 'notes.txt', mediaType: 'text/plain', size: 20 }
const onNext = vi.fn()

function open(change: Partial<typeof file> = {}) {
  return renderPage(() => <PreviewDialog file={{ ...file, ...change }} onClose={() => {}} onNext={onNext} />)
}

// What the browser says of itself.
function browser(pdf: boolean, touch: boolean) {
  const deaf = { addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} }
  const answer = (query: string) => ({ ...deaf, media: query, matches: touch && query.includes('coarse') })
  vi.stubGlobal('matchMedia', answer)
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: pdf })
}

beforeEach(async () => {
  await loadTexts(['preview'])
  browser(true, false)
})
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'))

test.each([
  ['application/pdf', 'pdf'],
  ['image/png', 'picture'],
  ['audio/mpeg', 'audio'],
  ['video/mp4', 'video'],
  ['text/plain; charset=utf-8', 'text'],
  // These could run scripts, were they ever to come.
  ['text/html', undefined],
  ['image/svg+xml', undefined],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', undefined],
])('%s is shown as %s', (mediaType, kind) => {
  expect(previewKind(mediaType, 1)).toBe(kind)
})

test('a text is drawn as words, whatever is in it', async () => {
  server.use(
    http.get('*/file/notes', () => HttpResponse.text('Hebrews 11 <b>bold</b><script>bad()</script>')),
  )
  open()
  const text = await screen.findByText(/Hebrews 11/)
  expect(text).toHaveTextContent('Hebrews 11 <b>bold</b><script>bad()</script>')
  expect(document.querySelector('script')).toBeNull()
})

test('a text that cannot be fetched says so and can be tried again', async () => {
  let tries = 0
  server.use(
    http.get('*/file/notes', () => {
      tries += 1
      return tries === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.text('There it is.')
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There it is.')).toBeVisible()
})

test('a PDF is shown by the browser’s own viewer', () => {
  open({ mediaType: 'application/pdf' })
  const frame = document.querySelector('iframe')
  expect(frame).toHaveAttribute('src', '/file/notes')
  expect(frame).toHaveAttribute('title', 'Notes')
})

test.each([
  ['has no viewer', false, false],
  ['is a telephone', true, true],
])('where the device %s, a PDF is opened on its own or saved', (_case, pdf, touch) => {
  browser(pdf, touch)
  open({ mediaType: 'application/pdf' })
  expect(document.querySelector('iframe')).toBeNull()
  const link = screen.getByRole('link', { name: 'Open' })
  expect(link).toHaveAttribute('href', '/file/notes')
  expect(link).toHaveAttribute('target', '_blank')
})

test('what the browser fails at can still be saved', () => {
  open({ mediaType: 'image/png' })
  fireEvent.error(screen.getByRole('img', { name: 'Notes' }))
  expect(screen.getByText('This file cannot be shown here.')).toBeVisible()
  // In the bar, and in the place of the picture.
  expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(2)
})

test('an arrow leads to the neighbour', async () => {
  const { user } = open({ mediaType: 'image/png' })
  expect(screen.getByRole('button', { name: 'Previous file' })).toBeDisabled()
  await user.keyboard('{ArrowRight}')
  expect(onNext).toHaveBeenCalledOnce()
})

test('a smaller picture is shown in place of the file, and the file where that does not come', async () => {
  const picture = { ...file, mediaType: 'image/png', url: '/file/large', smaller: '/file/small' }
  renderPage(() => <PreviewDialog file={picture} onClose={() => {}} />)
  const shown = await screen.findByRole('img', { name: 'Notes' })
  expect(shown).toHaveAttribute('src', '/file/small')
  fireEvent.error(shown)
  expect(screen.getByRole('img', { name: 'Notes' })).toHaveAttribute('src', '/file/large')
})

test('a slide show goes on by itself until it is stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const onSlide = vi.fn()
  const picture = { ...file, mediaType: 'image/png' }
  renderPage(() => <PreviewDialog file={picture} onClose={() => {}} onSlide={onSlide} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Start the slide show' }))
  act(() => void vi.advanceTimersByTime(11_000))
  expect(onSlide).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button', { name: 'Stop the slide show' }))
  act(() => void vi.advanceTimersByTime(11_000))
  expect(onSlide).toHaveBeenCalledTimes(2)
})
