import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { renderPage } from '@/test/render-page'
import { FileDrop } from './file-drop'
import { checkFile, documentRules, pictureRules } from './file-rules'
import { useUpload } from './use-upload'

const send = vi.fn<(file: File, onProgress: (share: number) => void) => Promise<unknown>>()

function Page() {
  return <FileDrop label="Documents" rules={documentRules} upload={useUpload(documentRules, send)} multiple />
}

const file = (name: string) => new File(['text'], name)

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(undefined)
})

test('says what is accepted before anything is chosen', () => {
  renderPage(Page)
  expect(screen.getByText(/PDF, DOCX, .*; 50 MB at most/)).toBeVisible()
})

test('dropped files are sent one by one; a bad one is named and stops no other', async () => {
  renderPage(Page)
  const files = [file('a.pdf'), file('b.exe'), file('c.txt')]
  fireEvent.drop(screen.getByRole('group', { name: 'Documents' }), { dataTransfer: { files } })
  expect(await screen.findByText('b.exe: this format is not accepted.')).toBeVisible()
  expect(send.mock.calls.map(([sent]) => sent.name)).toEqual(['a.pdf', 'c.txt'])
})

test('a chosen file shows how far it is, and why the server refused it', async () => {
  let refuse = (_error: ApiError) => {}
  send.mockImplementation((_file, onProgress) => {
    onProgress(0.4)
    return new Promise((_resolve, reject) => {
      refuse = reject
    })
  })
  const { user } = renderPage(Page)
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), file('a.pdf'))
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'))
  refuse(new ApiError(413, { code: 'file.too_large', params: { limit_mb: 50 } }))
  expect(await screen.findByText('a.pdf: This file is too large: 50 MB at most.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

test.each([
  [{ name: 'logo.PNG', size: 10 }, undefined],
  [{ name: 'logo.svg', size: 10 }, 'parts.files.wrong_format'],
  [{ name: 'logo.png', size: 11 * 1024 * 1024 }, 'parts.files.too_large'],
  [{ name: 'logo.png', size: 0 }, 'parts.files.empty'],
])('%j is %s', (candidate, fault) => {
  expect(checkFile(candidate, pictureRules)).toBe(fault)
})
