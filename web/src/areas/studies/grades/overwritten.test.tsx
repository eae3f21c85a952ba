import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts, switchLanguage } from '@/texts/texts'
import { graded, gradeServer } from '../test/grade-samples'
import { Component } from './sheet-page'

const path = '/apps/campus/grades/students/:classId/:agendaCourseId/:courseName'

beforeEach(async () => {
  await loadTexts(['grade', 'list', 'parts'])
  await switchLanguage('en')
})

test('who entered a grade is told who has changed it, and may put it back', async () => {
  const grades = gradeServer()
  server.use(...grades.handlers)
  const { user } = renderPage(Component, { path, at: '/apps/campus/grades/students/k1/ac/Faith' })
  const grid = await screen.findByRole('grid', { name: 'Grade sheet' })
  const cell = grid.querySelector<HTMLElement>('[data-cell="0.0"]') as HTMLElement
  await user.click(cell)
  await user.keyboard('72,5{Enter}')
  await waitFor(() => expect(grades.cellAt('e0', 0)).toMatchObject(graded(7250)))
  grades.put('e0', graded(6100))
  const told = await screen.findByText(/Rui Costa has put “61” where you had “72.5”/, {}, { timeout: 8000 })
  expect(told).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Put mine back: 72.5' }))
  await waitFor(() => expect(grades.cellAt('e0', 0)).toMatchObject(graded(7250)))
  await waitFor(() => expect(screen.queryByText(/Rui Costa has put/)).toBeNull())
  expect(cell).toHaveTextContent('72.5')
}, 20_000)
