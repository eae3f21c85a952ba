import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { ApiError } from './api-error'
import { api, unwrap } from './client'
import { connect } from './connection'
import { download, fileName } from './download'
import { upload } from './upload'

const onUnauthorized = vi.fn()

beforeEach(() => {
  onUnauthorized.mockReset()
  connect({ token: () => 'tok', onUnauthorized })
})

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

test('a call carries the token and the language of the interface', async () => {
  let headers = new Headers()
  server.use(
    http.get('*/api/regions', ({ request }) => {
      headers = request.headers
      return HttpResponse.json({ items: [], total: 0, more: false })
    }),
  )
  expect(await unwrap(api.GET('/api/regions'))).toEqual({ items: [], total: 0, more: false })
  expect(headers.get('Authorization')).toBe('Bearer tok')
  expect(headers.get('Accept-Language')).toBe('en')
})

test('a problem becomes an ApiError with code, fields and request id', async () => {
  const problem = {
    status: 422,
    code: 'request.invalid',
    fields: [{ field: 'name', code: 'field.required' }],
    request_id: 'r1',
  }
  server.use(http.post('*/api/regions', () => HttpResponse.json(problem, { status: 422 })))
  const error = await failure(unwrap(api.POST('/api/regions', { body: { code: 'AF', name: '' } })))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 422,
    code: 'request.invalid',
    requestId: 'r1',
    fields: problem.fields,
  })
})

test('no answer at all is an error of its own', async () => {
  server.use(http.get('*/api/regions', () => HttpResponse.error()))
  expect(await failure(unwrap(api.GET('/api/regions')))).toMatchObject({ status: 0, code: 'request.offline' })
})

test('a proxy that answers with a page still gives a usable error', async () => {
  server.use(http.get('*/api/regions', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })))
  expect(await failure(unwrap(api.GET('/api/regions')))).toMatchObject({
    status: 502,
    code: 'request.failed',
  })
})

test('401 is told to the session, whatever way the call was made', async () => {
  server.use(http.all('*/api/*', () => HttpResponse.json({ code: 'session.unauthorized' }, { status: 401 })))
  await failure(unwrap(api.GET('/api/regions')))
  await failure(upload('/api/logo', new File(['x'], 'x.png')))
  await failure(download('/api/export', 'list.csv'))
  expect(onUnauthorized).toHaveBeenCalledTimes(3)
})

// The bytes themselves cannot be seen here: jsdom's files are not those of the stand-in. The journeys look at them.
test('an upload names the file and its type, and gives back the answer', async () => {
  let sent = ''
  server.use(
    http.put('*/api/campuses/1/logo', ({ request }) => {
      sent = `${new URL(request.url).searchParams.get('name')}: ${request.headers.get('Content-Type')}`
      return HttpResponse.json({ id: '1' })
    }),
  )
  const file = new File(['abc'], 'à & b.png', { type: 'image/png' })
  const answer = await upload('/api/campuses/1/logo', file)
  expect(answer).toEqual({ id: '1' })
  expect(sent).toBe('à & b.png: image/png')
})

test.each([
  ['attachment; filename="campus.csv"', 'campus.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%C3%A9coles.csv', 'écoles.csv'],
  [null, undefined],
])('the name in %s is %s', (disposition, name) => {
  expect(fileName(disposition)).toBe(name)
})
