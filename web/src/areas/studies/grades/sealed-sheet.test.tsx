import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '@/test/server'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { useNotices } from '@/ui/notices-store'
import { graded, gradeServer, sheetOf, signInAs } from '../test/grade-samples'
import { openGrades as open } from '../test/open-grades'
import { withCell } from './sheet-cells'

beforeEach(async () => {
  await loadTexts(['grade', 'list', 'parts'])
  await switchLanguage('en')
  useNotices.setState({ queue: [] })
  signInAs('teacher')
})

test('once the week-end is closed, retakes are typed and first grades are not', async () => {
  const closed = sheetOf({ closed: true, may_edit: false })
  const { user, go, cell, kept, grades } = await open(gradeServer(withCell(closed, 'e0', 0, graded(5000))))
  expect(screen.getAllByText(/^The week-end is closed/)[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull()
  await go(1, 0)
  await user.keyboard('50{Enter}')
  expect(cell(1, 0)).toHaveTextContent(/^$/)
  expect(grades.entries).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Add retake' }))
  await go(0, 1)
  await user.keyboard('80{Enter}')
  await kept('e0', graded(8000), 1)
})

test('a supervisor corrects a closed sheet, and each entry says why', async () => {
  const closed = sheetOf({ closed: true, may_edit: false, may_correct: true })
  const { user, go, kept, grades } = await open(gradeServer(closed))
  await user.click(screen.getByRole('button', { name: 'Correct' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByRole('textbox', { name: 'Why they are corrected' }), 'by post')
  await user.click(question.getByRole('button', { name: 'Correct' }))
  expect(await screen.findByText(/kept with this reason: by post/)).toBeVisible()
  await go(0, 0)
  await user.keyboard('50{Enter}')
  await kept('e0', graded(5000))
  expect(grades.entries).toMatchObject([{ enrollment_id: 'e0', because: 'by post' }])
})

test('locked grades are read only, and say by whom they were locked', async () => {
  const locked = {
    published: true,
    published_by: 'Rui Costa',
    published_at: '2026-11-10T10:00:00Z',
    locked: true,
  }
  const grades = gradeServer(
    sheetOf({
      ...locked,
      ...{ locked_by: 'Eva Stein', locked_at: '2026-11-12T10:00:00Z' },
      ...{ may_edit: false, may_retake: false, may_publish: false, may_lock: false },
    }),
  )
  const { user, go, cell } = await open(grades)
  await go(0, 0)
  await user.keyboard('50{Enter}')
  expect(cell(0, 0)).toHaveTextContent(/^$/)
  expect(screen.getByText(/Eva Stein, 12 Nov 2026/)).toBeVisible()
  expect(screen.getByText('The grades are locked: a supervisor can unlock them.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
  expect(grades.entries).toHaveLength(0)
})

test('publishing asks, and says who will see them and be told', async () => {
  const grades = gradeServer(withCell(sheetOf(), 'e0', 0, graded(6000)))
  const { user } = await open(grades)
  server.use(
    http.post('*/api/grades/sheets/ac/k1/publish', () => {
      grades.change({
        published: true,
        published_by: 'Ana Lopes',
        published_at: '2026-11-17T10:00:00Z',
        may_publish: false,
      })
      return HttpResponse.json({})
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('1 student sees the grade from now on, and is told by mail, once.')).toBeVisible()
  expect(question.getByText('3 students have no grade yet.')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The grades are published.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull())
})
