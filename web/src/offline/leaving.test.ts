import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/server'
import { closePages, day, openBrowser, openPage, workOffline } from './kept-samples'
import { wordServer } from './sample-sheet'

beforeEach(openBrowser)
afterEach(closePages)

test('what nobody came back for within thirty days is let go of', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const page = await workOffline(words)
  await page.session.signOut()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * day)
  const before = await openPage()
  before.signIn('rui')
  await before.takeUp()
  expect((await before.lies()).entry).toBe(3)
  clock.mockReturnValue(Date.now() + 2 * day)
  await before.takeUp()
  expect((await before.lies()).entry).toBe(0)
  const hisOwn = await openPage()
  hisOwn.signIn('ana')
  await hisOwn.takeUp()
  const told =
    '3 entries that had waited here for more than 30 days were removed: please check them on their sheets.'
  expect(hisOwn.notices()).toEqual([told])
  const again = await openPage()
  again.signIn('ana')
  await again.takeUp()
  expect(again.notices()).toEqual([])
})

test('who comes back himself sends what he entered, however old it is', async () => {
  const words = wordServer({ c1: '', c2: '' })
  await workOffline(words)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90 * day)
  server.use(...words.handlers())
  const later = await openPage()
  later.signIn('ana')
  await later.takeUp()
  await vi.waitFor(async () => expect((await later.lies()).entry).toBe(0))
  expect(words.requests).toEqual([['absent', 'late', 'present']])
})

test('money that was taken is neither let go of nor discarded', async () => {
  const page = await workOffline(wordServer({ c1: '', c2: '' }))
  page.pay('cash', 'card')
  await vi.waitFor(async () => expect((await page.lies()).entry).toBe(5))
  const may = page.mayLeave()
  const question = await page.asked()
  expect(question).toMatchObject({
    title: '5 entries have not been sent',
    details: ['2 payments stay here in any case, until they are in the school’s books.'],
    other: 'Discard and sign out',
  })
  question.answer(false, 'discard')
  expect(await may).toBe(true)
  expect((await page.lies()).entry).toBe(2)
  const onlyMoney = page.mayLeave()
  const second = await page.asked()
  expect(second.other).toBeUndefined()
  second.answer(true)
  expect(await onlyMoney).toBe(true)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 90 * day)
  const others = await openPage()
  others.signIn('rui')
  await others.takeUp()
  expect((await others.lies()).entry).toBe(2)
})

test.each([
  { answer: 'keep', left: 3, goes: true },
  { answer: 'stay', left: 3, goes: false },
  { answer: 'discard', left: 0, goes: true },
])('who signs out with entries that wait is asked: $answer', async ({ answer, left, goes }) => {
  const page = await workOffline(wordServer({ c1: '', c2: '' }))
  const may = page.mayLeave()
  const question = await page.asked()
  expect(question).toMatchObject({
    title: '3 entries have not been sent',
    act: 'Keep sealed and sign out',
    other: 'Discard and sign out',
    cancel: 'Stay',
  })
  question.answer(answer === 'keep', answer === 'discard' ? answer : '')
  expect(await may).toBe(goes)
  expect((await page.lies()).entry).toBe(left)
})

test('who has nothing that waits signs out without a question', async () => {
  const page = await openPage()
  page.signIn('ana')
  expect(await page.mayLeave()).toBe(true)
})
