import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { DateField } from './date-field'
import { useFields } from './use-fields'
import { useLastDayMoved } from './use-last-day-moved'

beforeEach(() => loadTexts(['field']))

function Span() {
  const form = useFields({ values: { from: '2027-01-09', to: '2027-01-10' }, limits: {} })
  useLastDayMoved(form, 'from', 'to')
  const { from, to } = form.watch()
  return (
    <>
      <DateField control={form.control} name="from" label="From" />
      <DateField control={form.control} name="to" label="To" />
      <output>{`${from} ${to}`}</output>
    </>
  )
}

test('a first day beyond the last one takes it along, as far as it was away', async () => {
  const { user } = renderPage(Span)
  const from = await screen.findByLabelText('From')
  await user.clear(from)
  await user.type(from, '2027-03-06')
  expect(document.querySelector('output')).toHaveTextContent('2027-03-06 2027-03-07')
  await user.clear(from)
  await user.type(from, '2027-03-01')
  expect(document.querySelector('output')).toHaveTextContent('2027-03-01 2027-03-07')
})

test('a day is typed with its whole year: what it was on the way does not count', async () => {
  const { user } = renderPage(Span)
  const from = await screen.findByLabelText('From')
  await user.clear(from)
  await user.type(from, '05/06/2031')
  expect(document.querySelector('output')).toHaveTextContent('2031-06-05 2031-06-06')
})
