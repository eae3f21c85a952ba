import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startPrefetching } from './prefetch'
import { screen } from './screen'

// Listeners stand at the document for good: each test has pages of its own.
function pages(...paths: string[]) {
  const load = vi.fn(async () => ({ Component: () => null }))
  startPrefetching(
    paths.map((path) => screen(path, undefined, [], load)),
    { '/old': paths[0] ?? '' },
  )
  return load
}

function link(href: string, more = ''): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}" ${more}><span>there</span></a>`
  return document.querySelector('a') as HTMLAnchorElement
}

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)('%s at a link fetches its page', (event) => {
  const load = pages('/a/:id')
  const inside = link('/a/12?q=x').querySelector('span') as Element
  fireEvent[event](inside)
  expect(load).toHaveBeenCalledTimes(1)
})

test('each page is fetched once, whichever link leads there', () => {
  const load = pages('/b/:id')
  fireEvent.pointerOver(link('/b/1'))
  fireEvent.pointerOver(link('/b/2'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a link that leads on fetches what it leads to', () => {
  const load = pages('/c')
  fireEvent.pointerOver(link('/old'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('nothing is fetched for other sites, other tabs and addresses of no page', () => {
  const load = pages('/d')
  fireEvent.pointerOver(link('https://help.example/d'))
  fireEvent.pointerOver(link('/d', 'target="_blank"'))
  fireEvent.pointerOver(link('/elsewhere'))
  fireEvent.pointerOver(document.body)
  expect(load).not.toHaveBeenCalled()
})

test('who saves data is not made to fetch ahead', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
  const load = pages('/e')
  fireEvent.pointerOver(link('/e'))
  expect(load).not.toHaveBeenCalled()
})
