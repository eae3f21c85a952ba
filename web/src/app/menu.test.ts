import { expect, test } from 'vitest'
import { destinationsOf } from '@/shell/navigation/destinations'
import { navigation } from '@/shell/navigation/navigation'
import { notBuilt } from '@/shell/navigation/not-built'
import { framedScreens } from './framed-screens'
import { redirects } from './redirects'
import { areaTables, screensAt } from './screen-tables'

const areas = await Promise.all(areaTables.map(({ fetch }) => fetch()))
const screens = [...framedScreens, ...areas.flat()]
const paths = new Set(screens.map((screen) => screen.path).concat('/logout'))

// The list of what is not built and the table of screens say the same: who builds a screen is told here to delete
// its line, and who deletes a line, that its screen is lacking.
test.each(destinationsOf(navigation).map(({ item }) => [item.id, item.url] as const))(
  '%s is shown if its screen exists, and only then',
  (id, url) => {
    const path = redirects[url] ?? url
    const exists = [...paths].some((known) => known === path || known === `${path}/:id?`)
    expect(!notBuilt.has(id)).toBe(exists)
  },
)

test.each(screens.map((screen) => [screen.path, screen] as const))(
  '%s is in the table that is fetched for its address',
  async (path, screen) => {
    expect(await screensAt(path)).toContain(screen)
  },
)
