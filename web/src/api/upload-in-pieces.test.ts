import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { ApiError } from './api-error'
import { connect } from './connection'
import { recallUpload } from './unfinished-uploads'
import { cancelUpload, finishUpload, uploadInPieces } from './upload-in-pieces'

const megabyte = 1024 * 1024
// It only says that it is large: the bytes themselves would be carried about for nothing.
const file = Object.defineProperty(new File(['x'], 'été.mp4', { lastModified: 1 }), 'size', {
  value: 20 * megabyte,
})
const delay = () => 0

// A server that holds what arrived. jsdom's bytes do not reach it, so it believes the sizes of the pieces.
let received: number
let calls: string[]
let failures: (() => Response | undefined)[]

beforeEach(() => {
  received = 0
  calls = []
  failures = []
  const offset = () => ({ 'Upload-Offset': String(received) })
  server.use(
    http.post('*/api/uploads', ({ request }) => {
      calls.push(`begin ${request.headers.get('Upload-Length')} ${request.headers.get('Upload-Metadata')}`)
      return (
        failures.shift()?.() ??
        new HttpResponse(null, { status: 201, headers: { Location: '/api/uploads/u1' } })
      )
    }),
    http.head('*/api/uploads/u1', () => {
      calls.push('ask')
      return failures.shift()?.() ?? new HttpResponse(null, { headers: offset() })
    }),
    http.patch('*/api/uploads/u1', ({ request }) => {
      const from = Number(request.headers.get('Upload-Offset'))
      calls.push(`send ${from / megabyte}`)
      const failure = failures.shift()?.()
      if (failure) return failure
      received = Math.min(from + 8 * megabyte, file.size)
      return new HttpResponse(null, { status: 204, headers: offset() })
    }),
    http.delete('*/api/uploads/u1', () => {
      calls.push('give up')
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

const ok = () => undefined
const no = (status: number, code: string) => () => HttpResponse.json({ code }, { status })

test('a file goes in pieces, and its name arrives whole', async () => {
  const progress: number[] = []
  expect(await uploadInPieces(file, 'course_document', { onProgress: (n) => progress.push(n) })).toBe('u1')
  expect(calls).toEqual([
    `begin ${file.size} filename w6l0w6kubXA0,kind Y291cnNlX2RvY3VtZW50`,
    'ask',
    'send 0',
    'send 8',
    'send 16',
  ])
  expect(progress.at(-1)).toBe(file.size)
})

test('a broken line is waited for, and what arrived is not sent again', async () => {
  failures = [ok, ok, ok, () => HttpResponse.error(), no(502, ''), ok]
  const waiting: boolean[] = []
  await uploadInPieces(file, 'course_document', { delay, onWaiting: (now) => waiting.push(now) })
  expect(calls.slice(2)).toEqual(['send 0', 'send 8', 'ask', 'ask', 'send 8', 'send 16'])
  expect(waiting).toEqual([true, true, false])
})

test('the same file chosen again, after a reload, goes on where it stopped', async () => {
  const stop = new AbortController()
  failures = [
    ok,
    ok,
    ok,
    () => {
      stop.abort()
      return HttpResponse.error()
    },
  ]
  await expect(uploadInPieces(file, 'course_document', { delay, signal: stop.signal })).rejects.toThrow(
    'stopped',
  )
  calls = []
  expect(await uploadInPieces(file, 'course_document', { delay })).toBe('u1')
  expect(calls).toEqual(['ask', 'send 8', 'send 16'])
  expect(recallUpload(file, 'book_file')).toBeNull()
})

test('an upload that the server has forgotten begins anew', async () => {
  failures = [ok, no(404, 'upload.not_found')]
  await uploadInPieces(file, 'course_document', { delay })
  expect(calls.slice(0, 4)).toEqual([
    expect.stringContaining('begin'),
    'ask',
    expect.stringContaining('begin'),
    'ask',
  ])
})

test.each([
  [422, 'file.type_not_accepted'],
  [409, 'upload.too_many'],
  [507, 'file.no_space'],
  [403, 'access.forbidden'],
])('a refusal with %s %s is told at once', async (status, code) => {
  failures = [no(status, code)]
  const refused = await uploadInPieces(file, 'course_document', { delay }).catch((error: ApiError) => error)
  expect(refused).toMatchObject({ status, code })
  expect(calls).toHaveLength(1)
})

test('who signs in next does not go on with it', async () => {
  let token = 'anna'
  connect({ token: () => token, onUnauthorized: () => {} })
  failures = [
    ok,
    ok,
    () => {
      token = 'bert'
      return HttpResponse.error()
    },
  ]
  const refused = await uploadInPieces(file, 'course_document', { delay }).catch((error: ApiError) => error)
  expect(refused).toMatchObject({ status: 401 })
  expect(calls.slice(1)).toEqual(['ask', 'send 0'])
  connect({ token: () => null, onUnauthorized: () => {} })
})

test('giving up removes it from the server and from memory', async () => {
  const stop = new AbortController()
  failures = [ok, ok, () => HttpResponse.error()]
  const sending = uploadInPieces(file, 'course_document', {
    delay: () => 60_000,
    signal: stop.signal,
    onWaiting: () => stop.abort(),
  })
  await expect(sending).rejects.toThrow('stopped')
  await cancelUpload(file, 'course_document')
  expect(calls.at(-1)).toBe('give up')
  expect(recallUpload(file, 'course_document')).toBeNull()
})

test('the wait ends as soon as the browser is online again', async () => {
  failures = [ok, ok, () => HttpResponse.error()]
  const waiting = vi.fn(() => setTimeout(() => window.dispatchEvent(new Event('online'))))
  await uploadInPieces(file, 'course_document', {
    delay: () => 60_000,
    onWaiting: (now) => void (now && waiting()),
  })
  expect(waiting).toHaveBeenCalledTimes(1)
})

test('the call that takes an upload waits for the line, and is not made twice where only its answer was lost', async () => {
  const answers = [new ApiError(0), new ApiError(0), new ApiError(404, { code: 'upload.not_found' })]
  const waits: boolean[] = []
  const call = vi.fn(() => Promise.reject(answers.shift()))
  await finishUpload(call, { delay, onWaiting: (waiting) => waits.push(waiting) })
  expect(call).toHaveBeenCalledTimes(3)
  expect(waits).toEqual([true, false, true, false])
  // Unknown from the beginning, or refused: nothing was taken.
  answers.push(new ApiError(404, { code: 'upload.not_found' }))
  await expect(finishUpload(call, { delay })).rejects.toMatchObject({ status: 404 })
})
