import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useSession } from '@/session/session-store'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import {
  addresses,
  landing,
  logout,
  menuOf,
  notFound,
  type Visitor,
  visitors,
} from '../../../e2e/specification'
import { createAppRouter } from './router'
import type { Screen } from './screen'
import { areaTables, screensAt } from './screen-tables'
import { bareScreens } from './screens'

// Every address with every kind of visitor: the real tables, redirects and guards, without the pages themselves. What
// they are held against is typed from the specification, and stands in e2e/specification.ts.

const withoutPage = ({ lazy: _, ...screen }: Screen): Screen => ({ ...screen, Component: () => null })
const emptied = new Map<readonly Screen[], readonly Screen[]>()

async function framed(path: string): Promise<readonly Screen[]> {
  const table = await screensAt(path)
  const empty = emptied.get(table) ?? table.map(withoutPage)
  emptied.set(table, empty)
  return empty
}

let router: ReturnType<typeof createAppRouter>

beforeAll(() => {
  router = createAppRouter({ bare: bareScreens.map(withoutPage), framed })
})
afterAll(() => router.dispose())

const filled = (address: string) => address.replace(/\{(\w+)\}/g, 'some-$1')
// The page itself takes the secret of an invitation out of its address; here it is not drawn.
const withSecret = (address: string) => address.replace(/^(\/invitation\/\w+)$/, '$1/some-token')

async function become(visitor: Visitor): Promise<void> {
  await router.navigate(notFound)
  const user = visitor === 'guest' ? null : sampleSession({ role: [visitor] }).user
  useSession.setState({ user })
  await settled()
}

// Who signs in or out has the guards look again.
const settled = () =>
  vi.waitFor(() =>
    expect([router.state.navigation.state, router.state.revalidation]).toEqual(['idle', 'idle']),
  )

async function whereto(address: string): Promise<string> {
  sessionStorage.clear()
  await router.navigate(filled(address))
  await settled()
  return router.state.location.pathname
}

test.each(visitors)('%s opens each address, or is led where the specification says', async (visitor) => {
  server.use(http.delete('*/session', () => new HttpResponse(null, { status: 204 })))
  await become(visitor)
  const led: Record<string, string> = {}
  for (const address of addresses) led[address] = await whereto(address)
  expect(led).toEqual(
    Object.fromEntries(addresses.map((address) => [address, filled(withSecret(landing(address, visitor)))])),
  )
  expect(useSession.getState().user, logout).toBeNull()
})

test('the menu leads nowhere but to these addresses', () => {
  const urls = menuOf('admin').map((entry) => entry.replace(/^.* /, ''))
  expect(urls.filter((url) => !addresses.includes(url))).toEqual([])
})

test('every screen there is has its address among them', async () => {
  const tables = await Promise.all([screensAt('/pages/profile'), ...areaTables.map(({ fetch }) => fetch())])
  const paths = [...bareScreens, ...tables.flat()].map(({ path }) => path)
  const known = addresses.map((address) => address.replace(/\{\w+\}/g, ':'))
  const plain = (path: string) => path.replace(/:\w+\??/g, ':')
  expect(paths.filter((path) => !known.includes(plain(path)))).toEqual([])
})
