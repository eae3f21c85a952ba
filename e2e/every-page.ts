import { expect } from '@playwright/test'
import { leadsNowhere, ownerOf } from './ids.ts'
import { notFound, pagesOf } from './specification.ts'

/** States of pages that have no address of their own in the specification. */
const more = {
  guest: [],
  admin: [
    '/pages/profile?tab=security',
    '/apps/academic/campus?q=zzzz',
    ...['documents', 'people'].map((tab) => `/apps/academic/campus/{campusId}?tab=${tab}`),
    '/apps/campus/student?q=zzzz',
    ...['roles', 'enrollments', 'courses'].map((tab) => `/apps/campus/student/{studentId}?tab=${tab}`),
    ...['teaching', 'taught'].map((tab) => `/apps/academic/instructor/{userId}?tab=${tab}`),
    '/apps/academic/book?q=zzzz',
    ...['students', 'timetable', 'courses'].map((tab) => `/apps/campus/classes/{classeId}?tab=${tab}`),
  ],
  // What only they have on their own page.
  teacher: [
    ...['availability', 'teaching', 'courses'].map((tab) => `/pages/profile?tab=${tab}`),
    ...['dashboard', 'courses', 'courses?tab=taught', 'courses?tab=knowledge'].map(
      (page) => `/apps/instructor/${page}`,
    ),
    '/apps/instructor/dates/{requestId}',
  ],
  student: ['/pages/profile?tab=studies', '/apps/student/dashboard'],
  alumni: ['/apps/alumni/dashboard'],
}

/** Who between them see every page that there is. */
export type Onlooker = keyof typeof more

export const onlookers = Object.keys(more) as Onlooker[]

/** The pages of an onlooker by the space they belong to: a test of all of them would be a long one. */
export function spacesOf(who: Onlooker): Map<string, string[]> {
  const spaces = new Map<string, string[]>()
  const usual = who === 'guest' ? who : 'admin'
  const specified = pagesOf(who).filter((address) => (ownerOf(address) ?? usual) === who)
  for (const address of [...specified, ...more[who]]) {
    const space = who === 'guest' ? 'all' : (address.match(/^.(pages|apps.\w+)/)?.[1] ?? '')
    spaces.set(space, [...(spaces.get(space) ?? []), address])
  }
  return spaces
}

/** What a page is refused: nothing, unless its address leads nowhere; then the one thing that it asks for. */
export function refusalsOf(address: string): unknown[] {
  return leadsNowhere(address) ? [expect.stringMatching(/^404 from .api./)] : []
}

/** What a page says of itself that it is not there, or has failed: that is what one of them is for. */
export function faultsOf(address: string): unknown[] {
  return address === notFound ? [expect.stringMatching(/^missing: /)] : []
}

/** A page of whichever driver. */
interface Read {
  evaluate: (read: () => string[]) => Promise<string[]>
}

/** Where a page, as it stands, shows that something failed or is not there; that need not have been refused. */
export function faultsShown(page: Read): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-fault]')].map(
      (shown) => `${shown.dataset.fault}: ${shown.innerText}`,
    ),
  )
}
