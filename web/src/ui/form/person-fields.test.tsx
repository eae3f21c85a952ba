import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { DateField } from './date-field'
import { FormScope } from './form-scope'
import { PhoneField } from './phone-field'
import { RadioField } from './radio-field'
import { useFields } from './use-fields'

const start = { born: '1980-02-29', mobile: '+33 6 39 98 10 53', gender: '' }
const limits = { born: { date: true } }
const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
]
let values = start

function Form({ readOnly = false }) {
  const form = useFields({ values: start, limits })
  const { control } = form
  values = form.watch()
  return (
    <main>
      <h1>Form</h1>
      <FormScope limits={limits} readOnly={readOnly}>
        <DateField control={control} name="born" label="Born on" />
        <PhoneField control={control} name="mobile" label="Mobile" country="FR" />
        <RadioField control={control} name="gender" label="Gender" choices={genders} />
      </FormScope>
    </main>
  )
}

const ReadForm = () => <Form readOnly />

test('a day is typed as the person writes it, and kept as the server wants it', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  const { user } = renderPage(Form)
  const field = screen.getByLabelText('Born on')
  expect(field).toHaveValue('29/02/1980')
  await user.clear(field)
  expect(values.born).toBe('')
  expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY')
  await user.type(field, '1.3.80')
  await user.tab()
  expect(field).toHaveValue('01/03/1980')
  expect(values.born).toBe('1980-03-01')
})

test('what is no day stays as it was typed, and is told', async () => {
  const { user } = renderPage(Form)
  const field = screen.getByLabelText('Born on')
  await user.clear(field)
  await user.type(field, '31/31/1980')
  await user.tab()
  await user.tab()
  expect(await screen.findByText('This date is not valid')).toBeVisible()
  expect(field).toHaveValue('31/31/1980')
})

test('the browser’s calendar can be opened, and one of few is chosen', async () => {
  const showPicker = vi.fn()
  HTMLInputElement.prototype.showPicker = showPicker
  onTestFinished(() => void Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'))
  const { user } = renderPage(Form)
  await user.click(screen.getByRole('button', { name: 'Choose a date' }))
  expect(showPicker).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  expect(values.gender).toBe('female')
  expect(screen.getByText('Without a country code, the number is read as one of: France')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('for reading: the day in words, the number to be dialled', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  renderPage(ReadForm)
  expect(screen.getByText('29 February 1980')).toBeVisible()
  expect(screen.getByRole('link', { name: start.mobile })).toHaveAttribute('href', 'tel:+33639981053')
})
