import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Absences } from './absences'
import type { Absence } from './api'

const away = {
  ...{ id: 'a1', student_id: 's1', student_name: 'Ana Lopes', announced_by: 'Ana Lopes', reason: 'Exam' },
  ...{ first_day: '2027-01-09', last_day: '2027-01-10' },
} as Absence

beforeEach(() => loadTexts(['report']))

test('an absence is taken back after a question', async () => {
  let taken = 0
  server.use(
    http.delete('*/api/students/s1/absences/a1', () => {
      taken += 1
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderPage(() => <Absences studentId="s1" absences={[away]} mayAnnounce={false} />)
  await user.click(await screen.findByRole('button', { name: /^Take back the absence of/ }))
  await screen.findByRole('alertdialog', { name: 'Do you really want to take this absence back?' })
  expect(taken).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Take back the absence' }))
  await waitFor(() => expect(taken).toBe(1))
})
