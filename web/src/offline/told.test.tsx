import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { noteLine } from '@/api/line'
import { server } from '@/test/server'
import { useWaiting } from '@/ui/line/waiting-store'
import { openSheet } from './open-sample-sheet'
import { word, wordServer } from './sample-sheet'

const path = '*/api/words/:course/:class'

test('what waits of a sheet is told also when its screen was left, until it is sent', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  server.use(http.post(path, () => HttpResponse.error()))
  sheet.enter(word('c1', '', 'absent'))
  await waitFor(() => expect(useWaiting.getState().items).toMatchObject([{ detail: '1 change' }]))
  sheet.unmount()
  expect(useWaiting.getState().items).toMatchObject([
    { title: 'Attendance · Words · K1', detail: '1 change' },
  ])
  server.use(...words.handlers())
  noteLine(true)
  await waitFor(() => expect(words.cells).toEqual({ c1: 'absent' }))
  expect(useWaiting.getState().items).toEqual([])
})

test('who entered a value is told when another has changed it, and puts his back', async () => {
  const words = wordServer({ c1: '', c2: '' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', '', 'late'), word('c2', '', 'present'))
  await sheet.answered()
  expect(sheet.now().overwritten).toEqual([])
  words.put('c1', 'absent')
  await sheet.readAgain()
  await waitFor(() =>
    expect(sheet.now().overwritten).toMatchObject([{ cell: 'c1', by: 'Rui Costa', entry: { now: 'late' } }]),
  )
  expect(sheet.now().query.data).toEqual({ c1: 'absent', c2: 'present' })
  const [one] = sheet.now().overwritten
  if (one) act(() => sheet.now().answerOverwritten(one, 'mine'))
  await sheet.answered()
  expect(words.cells).toEqual({ c1: 'late', c2: 'present' })
  expect(sheet.now().overwritten).toEqual([])
})

test('what another has put can be left, and is told once', async () => {
  const words = wordServer({ c1: '' })
  const sheet = await openSheet(words)
  sheet.enter(word('c1', '', 'late'))
  await sheet.answered()
  words.put('c1', 'absent')
  await sheet.readAgain()
  await waitFor(() => expect(sheet.now().overwritten).toHaveLength(1))
  const [one] = sheet.now().overwritten
  if (one) act(() => sheet.now().answerOverwritten(one, 'theirs'))
  expect(sheet.now().overwritten).toEqual([])
  await sheet.readAgain()
  expect(sheet.now().overwritten).toEqual([])
  expect(words.cells).toEqual({ c1: 'absent' })
})
