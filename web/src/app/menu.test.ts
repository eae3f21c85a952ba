import { expect, test } from 'vitest'
import { destinationsOf } from '@/shell/navigation/destinations'
import { navigation } from '@/shell/navigation/navigation'
import { framedScreens } from './framed-screens'
import { redirects } from './redirects'
import { areaTables, screensAt } from './screen-tables'

const areas = await Promise.all(areaTables.map(({ fetch }) => fetch()))
const screens = [...framedScreens, ...areas.flat()]
const paths = new Set(screens.map((screen) => screen.path).concat('/logout'))

test.each(destinationsOf(navigation).map(({ item }) => [item.id, item.url] as const))(
  '%s leads to a screen',
  (_id, url) => {
    const path = redirects[url] ?? url
    expect(paths).toContain(path)
  },
)

test.each(screens.map((screen) => [screen.path, screen] as const))(
  '%s is in the table that is fetched for its address',
  async (path, screen) => {
    expect(await screensAt(path)).toContain(screen)
  },
)
