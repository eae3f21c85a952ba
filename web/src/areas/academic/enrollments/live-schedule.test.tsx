import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { FormScope } from '@/ui/form/form-scope'
import type { Installment, Terms } from './installments'
import { LiveSchedule } from './live-schedule'
import { type TermsForm, termsLimits } from './terms'
import { TermsFields } from './terms-fields'

type Vector = { terms: Terms; total: number; monthly_payment: number; schedule: Installment[] }

const file = join(import.meta.dirname, '../../../../../internal/school/academic/testdata/installments.json')
const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'))

beforeEach(() => loadTexts(['enrollment']))

function formOf({ discount_kind, discount_value, ...terms }: Terms): TermsForm {
  return {
    ...terms,
    discount_kind,
    discount_percent: discount_kind === 'percent' ? discount_value : null,
    discount_amount: discount_kind === 'amount' ? discount_value : null,
    discount_reason: '',
  }
}

// A schedule is read as people do: number, day and amount of each line.
function lines(list: HTMLElement): string[] {
  return within(list)
    .getAllByRole('listitem')
    .map((item) => [...item.children].map((cell) => cell.textContent).join(' | '))
}

test.each(vectors.slice(0, 24).map((vector, at) => [at, vector] as const))(
  'vector %i is shown as the server computes it',
  (_at, { terms, total, monthly_payment, schedule }) => {
    renderPage(function Page() {
      const form = useForm<TermsForm>({ defaultValues: formOf(terms) })
      return <LiveSchedule form={form} currency="EUR" />
    })
    const money = (amount: number) => formatMoney(amount, 'EUR', 'en')
    expect(lines(screen.getByRole('list'))).toEqual(
      schedule.map(
        ({ number, deadline, amount }) => `${number} | ${formatDate(deadline, 'en')} | ${money(amount)}`,
      ),
    )
    expect(screen.getByRole('status').textContent).toBe(
      `Monthly payment${money(monthly_payment)}Total to pay${money(total)}`,
    )
  },
)

test('the payments follow what is typed, letter by letter', async () => {
  const { user } = renderPage(function Page() {
    const form = useForm<TermsForm>({
      defaultValues: {
        ...{ tuition: null, discount_kind: 'none', discount_percent: null, discount_amount: null },
        ...{ discount_reason: '', installments: 3, first_date: '2027-01-31' },
      },
    })
    return (
      <FormScope limits={termsLimits}>
        <TermsFields form={form} currency="EUR" />
        <LiveSchedule form={form} currency="EUR" />
      </FormScope>
    )
  })
  expect(screen.getByText(/appears here once/)).toBeVisible()
  await user.type(screen.getByLabelText(/Tuition fees/), '1000')
  expect(lines(screen.getByRole('list'))).toEqual([
    `1 | ${formatDate('2027-01-31', 'en')} | €333.34`,
    `2 | ${formatDate('2027-02-28', 'en')} | €333.33`,
    `3 | ${formatDate('2027-03-31', 'en')} | €333.33`,
  ])
  await user.selectOptions(screen.getByLabelText('Discount'), 'Percentage')
  expect(screen.getByText(/appears here once/)).toBeVisible()
  await user.type(screen.getByLabelText(/Discount in percent/), '12.5')
  expect(screen.getByRole('status')).toHaveTextContent('Monthly payment€291.66Total to pay€875.00')
})
