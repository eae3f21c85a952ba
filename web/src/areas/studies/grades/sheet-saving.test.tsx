import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteLine } from '@/api/line'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { gradeServer, signInAs } from '../test/grade-samples'
import { Component } from './sheet-page'

beforeEach(async () => {
  await loadTexts(['grade', 'list', 'parts'])
  await switchLanguage('en')
  signInAs('teacher')
})

afterEach(() => noteLine(true))

async function open() {
  server.use(...gradeServer().handlers)
  const { user, router } = renderPage(Component, {
    path: '/apps/campus/grades/students/:classId/:agendaCourseId/:courseName',
    at: '/apps/campus/grades/students/k1/ac/Faith',
  })
  const grid = await screen.findByRole('grid', { name: 'Grade sheet' })
  const go = (row: number, column: number) =>
    user.click(grid.querySelector<HTMLElement>(`[data-cell="${row}.${column}"]`) as HTMLElement)
  return { user, router, go }
}

test('without a line it says how much is kept here, and of what is refused not that it is saved', async () => {
  const { user, go } = await open()
  server.use(http.post('*/api/grades/sheets/ac/k1/grades', () => HttpResponse.error()))
  await go(0, 0)
  await user.keyboard('72{Enter}')
  expect(await screen.findByText('No connection: 1 entry is kept here')).toBeVisible()
  expect(screen.queryByText('Saving…')).toBeNull()
  server.use(
    http.post('*/api/grades/sheets/ac/k1/grades', () =>
      HttpResponse.json({ code: 'access.denied' }, { status: 403 }),
    ),
  )
  act(() => noteLine(true))
  await waitFor(() => expect(screen.queryByText(/kept here$/)).toBeNull())
  expect(await screen.findByText('1 cell to put right')).toBeVisible()
  expect(screen.queryByText(/^Saved/)).toBeNull()
})

test('what is no grade is asked about before the page is left', async () => {
  const { user, go, router } = await open()
  await go(0, 0)
  await user.keyboard('120{Enter}')
  await act(() => router.navigate('/elsewhere'))
  const stay = await screen.findByRole('alertdialog')
  await user.click(within(stay).getByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toContain('/apps/campus/grades')
  await act(() => router.navigate('/elsewhere'))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
})
