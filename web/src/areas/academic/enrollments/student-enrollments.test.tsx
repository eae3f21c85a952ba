import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { pageOf, signInAs } from '../test/course-samples'
import { classOf, confirmedOf, enrollmentOf, moneyOf } from '../test/enrollment-samples'
import { StudentEnrollments } from './student-enrollments'

let sent: object[] = []

beforeAll(() => import('./enroll-dialog'))

beforeEach(async () => {
  await loadTexts(['enrollment', 'list'])
  sent = []
  signInAs('secretary')
  const money = moneyOf({ tuition: 90_000, installments: 6 })
  server.use(
    http.get('*/api/classes', () => HttpResponse.json(pageOf([classOf()]))),
    http.get('*/api/classes/k1', () => HttpResponse.json(classOf())),
    http.get('*/api/enrollments', ({ request }) => {
      const ofClass = new URL(request.url).searchParams.has('class')
      return HttpResponse.json(pageOf(ofClass ? [confirmedOf('Ben', { money })] : []))
    }),
    http.post('*/api/enrollments', async ({ request }) => {
      sent.push((await request.json()) as object)
      return HttpResponse.json({ items: [enrollmentOf('Ana')] }, { status: 201 })
    }),
  )
})

const show = () => renderPage(() => <StudentEnrollments person={{ id: 'ana', name: 'Ana Lopes' }} />)

async function openForm() {
  const shown = show()
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: 'Enroll in a class' }))
  await user.click(await screen.findByRole('combobox', { name: /Class/ }))
  await user.click(await screen.findByRole('option', { name: /PAR-26/ }))
  return shown
}

test('from the student’s side the class proposes its terms as from its own page; what was typed stays', async () => {
  const { user } = await openForm()
  expect(await screen.findByDisplayValue('900')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Number of installments/ })).toHaveValue('6')
  await user.click(screen.getByRole('button', { name: 'Enroll' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ tuition: 90_000, installments: 6, person_ids: ['ana'] })
})

test('a first payment in the past is asked about', async () => {
  const { user } = await openForm()
  await screen.findByDisplayValue('900')
  const day = screen.getByLabelText(/Date of first payment/)
  await user.clear(day)
  await user.type(day, '2025-01-31')
  await user.click(screen.getByRole('button', { name: 'Enroll' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('First payment in the past?')
  expect(sent).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Change the date' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enroll' })).toBeEnabled())
  expect(sent).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Enroll' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, keep this date' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ first_date: '2025-01-31' })
})

test('the one date of an enrollment says what it is', async () => {
  server.use(http.get('*/api/enrollments', () => HttpResponse.json(pageOf([confirmedOf('Ana')]))))
  show()
  expect(await screen.findByText(/Paris · Confirmed on/)).toBeVisible()
})
