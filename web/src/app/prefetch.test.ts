import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startPrefetching } from './prefetch'
import { screen } from './screen'

// Listeners stand at the document for good: each test has pages of its own.
function pages(...paths: string[]) {
  const load = vi.fn(async () => ({ Component: () => null }))
  const framed = paths.map((path) => screen(path, undefined, [], load))
  startPrefetching([], async () => framed, { '/old': paths[0] ?? '' })
  return load
}

// The table of framed screens has come by then.
const answered = () => new Promise((done) => setTimeout(done))

function link(href: string, more = ''): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}" ${more}><span>there</span></a>`
  return document.querySelector('a') as HTMLAnchorElement
}

afterEach(() => {
  document.body.innerHTML = ''
})

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  '%s at a link fetches its page',
  async (event) => {
    const load = pages('/a/:id')
    const inside = link('/a/12?q=x').querySelector('span') as Element
    fireEvent[event](inside)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  },
)

test('each page is fetched once, whichever link leads there', async () => {
  const load = pages('/b/:id')
  fireEvent.pointerOver(link('/b/1'))
  fireEvent.pointerOver(link('/b/2'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})

test('a link that leads on fetches what it leads to', async () => {
  const load = pages('/c')
  fireEvent.pointerOver(link('/old'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
})

test('a bare page needs no other table than its own', () => {
  const load = vi.fn(async () => ({ Component: () => null }))
  const framed = vi.fn(async () => [])
  startPrefetching([screen('/bare', undefined, [], load)], framed, {})
  fireEvent.pointerOver(link('/bare'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(framed).not.toHaveBeenCalled()
})

test('nothing is fetched for other sites, other tabs and addresses of no page', async () => {
  const load = pages('/d')
  fireEvent.pointerOver(link('https://help.example/d'))
  fireEvent.pointerOver(link('/d', 'target="_blank"'))
  fireEvent.pointerOver(link('/elsewhere'))
  fireEvent.pointerOver(document.body)
  await answered()
  expect(load).not.toHaveBeenCalled()
})

test('who saves data is not made to fetch ahead', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  const load = pages('/e')
  fireEvent.pointerOver(link('/e'))
  await answered()
  expect(load).not.toHaveBeenCalled()
})
