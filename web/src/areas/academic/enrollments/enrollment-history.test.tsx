import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { change, entryOf, serveTrail } from '@/test/history'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { signInAs } from '../test/class-samples'
import { confirmedOf, moneyOf } from '../test/enrollment-samples'
import { inMain } from '../test/in-main'
import { EnrollmentHeader } from './enrollment-header'

beforeAll(() => import('./enrollment-history'))

beforeEach(() => loadTexts(['enrollment', 'history']))

const money = moneyOf({ discount_kind: 'percent', discount_value: 1250, discount_reason: 'Pastor' })

function open(campus_id = 'paris') {
  const enrollment = confirmedOf('Ana', { campus_id, money })
  return renderPage(inMain(() => <EnrollmentHeader enrollment={enrollment} />))
}

test('the history of an enrollment tells who confirmed it and who changed what it costs', async () => {
  signInAs('coordinator')
  const asked = serveTrail([
    entryOf('updateEnrollment', [
      change('discount_kind', 'amount', 'percent'),
      change('discount_value', 5000, 1250),
      change('first_date', '2027-01-31', '2027-02-28'),
      change('tuition', 100_000, 120_000),
    ]),
    entryOf('confirmEnrollment', [
      change('status', 'waiting', 'confirmed'),
      change('waiting_rank', 2, 0),
      change('waiting_reason', 'papers', ''),
    ]),
    entryOf('enroll', [
      change('class', null, 'PAR-26'),
      change('discount_kind', null, 'none'),
      change('outcome', null, ''),
      change('passed', null, false),
      change('status', null, 'waiting'),
    ]),
  ])
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Lopes' }))
  await user.click(screen.getByRole('menuitem', { name: 'History' }))
  const drawer = await screen.findByRole('dialog', { name: 'History' })
  const [changed, confirmed, enrolled] = await within(drawer).findAllByRole('listitem')
  expect(changed).toHaveTextContent(/^Enrollment changedby Sam Mbarga/)
  expect(changed).toHaveTextContent(
    /Discount€50.00→12.5%Date of first payment31\/01\/2027→28\/02\/2027Tuition fees€1,000.00→€1,200.00$/,
  )
  expect(confirmed).toHaveTextContent(/^Enrollment confirmed.*StatusWaiting→ConfirmedWaiting forPapers→–$/)
  expect(enrolled).toHaveTextContent(/^Enrolled in the class.*Class–→PAR-26Status–→Waiting$/)
  expect(asked[0]).toMatchObject({ entity: 'enrollment', entity_id: 'ana' })
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  ['supervisor', 'nice', true],
  ['coordinator', 'paris', true],
  ['coordinator', 'nice', false],
  ['secretary', 'paris', false],
])('the history is offered to a %s of Paris at %s: %s', async (role, campus, offered) => {
  signInAs(role)
  const { user } = open(campus)
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Lopes' }))
  expect(screen.queryByRole('menuitem', { name: 'History' }) !== null).toBe(offered)
})
