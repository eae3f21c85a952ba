import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { switchLanguage } from '@/texts/texts'
import { ChoiceField } from './choice-field'
import { ColorField } from './color-field'
import { CountryField } from './country-field'
import { CurrencyField } from './currency-field'
import { FormScope } from './form-scope'
import { LanguageField } from './language-field'
import { ManyChoiceField } from './many-choice-field'
import { NumberField } from './number-field'
import { SearchChoiceField } from './search-choice-field'
import { SwitchField } from './switch-field'
import { TextField } from './text-field'
import { TimeZoneField } from './time-zone-field'
import { useFields } from './use-fields'

const start = {
  name: '',
  award: '',
  country: 'FR',
  currency: 'EUR',
  zone: 'Europe/Paris',
  language: 'fr',
  color: '#3457c9',
  open: true,
  mark: 70 as number | null,
}
const limits = { name: { minLength: 1, maxLength: 20 }, color: { pattern: '^#[0-9a-f]{6}$' } }
const awards = [
  { value: 'certificate', label: 'Certificate' },
  { value: 'diploma', label: 'Diploma' },
]
let values = start

function Form({ readOnly = false }) {
  const form = useFields({ values: start, limits })
  const { control } = form
  values = form.watch()
  return (
    <main>
      <FormScope limits={limits} readOnly={readOnly}>
        <TextField control={control} name="name" label="Name" help="As on the door" suggestions={['Paris']} />
        <ChoiceField control={control} name="award" label="Award" choices={awards} placeholder="Choose" />
        <CountryField control={control} name="country" label="Country" />
        <CurrencyField control={control} name="currency" label="Currency" />
        <TimeZoneField control={control} name="zone" label="Time zone" />
        <LanguageField control={control} name="language" label="Language" />
        <ColorField control={control} name="color" label="Colour" />
        <SwitchField control={control} name="open" label="Open" />
        <NumberField control={control} name="mark" label="Mark" unit="%" />
      </FormScope>
    </main>
  )
}

const ReadForm = () => <Form readOnly />

test('a field says what is wrong when it is left, in the place of its help, and follows the language', async () => {
  const { user } = renderPage(Form)
  const name = screen.getByLabelText(/Name/)
  expect(name).toHaveAccessibleDescription('As on the door')
  // Who only passes through is told nothing yet.
  await user.click(name)
  await user.tab()
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument()
  await user.type(name, 'x')
  await user.tab()
  await user.clear(name)
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(name).toHaveAccessibleDescription('This field is required')
  expect(name).toBeInvalid()
  await act(() => switchLanguage('es'))
  expect(screen.getByText('Este campo es obligatorio')).toBeVisible()
})

test('a country is found without accents, in the language of the interface, and kept as its code', async () => {
  const { user } = renderPage(Form)
  const country = screen.getByLabelText('Country')
  expect(country).toHaveValue('France')
  await user.clear(country)
  await user.type(country, 'cote')
  await user.click(await screen.findByRole('option', { name: 'Côte d’Ivoire' }))
  expect(values.country).toBe('CI')
  await act(() => switchLanguage('it'))
  await waitFor(() => expect(country).toHaveValue('Costa d’Avorio'))
})

test('what is not in the list cannot be kept', async () => {
  const { user } = renderPage(Form)
  const currency = screen.getByLabelText('Currency')
  await user.clear(currency)
  await user.type(currency, 'shells')
  expect(await screen.findByText('Not found...')).toBeVisible()
  await user.tab()
  expect(values.currency).toBe('')
})

test('a colour is proposed, picked or typed', async () => {
  const { user } = renderPage(Form)
  await user.click(screen.getByLabelText('#1f7a45'))
  expect(values.color).toBe('#1f7a45')
  const typed = screen.getByLabelText('Colour', { selector: '[type=text]' })
  await user.clear(typed)
  await user.type(typed, 'green')
  await user.tab()
  expect(await screen.findByText('This format is not valid')).toBeVisible()
})

test('choice, switch and number give their own kinds of value', async () => {
  const { user } = renderPage(Form)
  await user.selectOptions(screen.getByLabelText('Award'), 'Diploma')
  await user.click(screen.getByLabelText('Open', { selector: '[type=checkbox]' }))
  await user.clear(screen.getByLabelText('Mark'))
  expect(values).toMatchObject({ award: 'diploma', open: false, mark: null })
})

test('who may only read gets the words for every value', () => {
  renderPage(ReadForm)
  for (const words of ['France', 'Euro (EUR)', 'French', 'Yes', '70 %'])
    expect(screen.getByText(words)).toBeVisible()
  expect(document.querySelector('input, select')).not.toBeInTheDocument()
})

test('nothing for a screen reader to stumble over', async () => {
  renderPage(Form)
  expect(await accessibilityFaults()).toEqual([])
})

test('what is typed into a field that searches stays when the form is drawn again', async () => {
  let drawAgain = () => {}
  function Searching() {
    const { control } = useFields({ values: { award: 'diploma', awards: ['diploma'] }, limits: {} })
    const [, setDrawn] = useState(0)
    drawAgain = () => setDrawn((drawn) => drawn + 1)
    return (
      <>
        <SearchChoiceField control={control} name="award" label="First award" choices={[...awards]} />
        <ManyChoiceField control={control} name="awards" label="Awards" choices={[...awards]} />
      </>
    )
  }
  const { user } = renderPage(Searching)
  const first = screen.getByRole('combobox', { name: 'First award' })
  await user.type(first, 'certi', { initialSelectionStart: 0, initialSelectionEnd: 'Diploma'.length })
  act(() => drawAgain())
  expect(first).toHaveValue('certi')
  await user.click(screen.getByRole('option', { name: 'Certificate' }))
  expect(first).toHaveValue('Certificate')
  await user.type(screen.getByRole('combobox', { name: 'Awards' }), 'certi')
  act(() => drawAgain())
  expect(screen.getByRole('combobox', { name: 'Awards' })).toHaveValue('certi')
  await user.click(screen.getByRole('option', { name: 'Certificate' }))
  expect(screen.getByRole('combobox', { name: 'Awards' })).toHaveValue('')
})

test('what is typed into a field that searches stays when its choices come late', async () => {
  let come = () => {}
  function Searching() {
    const { control } = useFields({ values: { award: 'diploma' }, limits: {} })
    const [choices, setChoices] = useState<typeof awards>([])
    come = () => setChoices(awards)
    return <SearchChoiceField control={control} name="award" label="Award" choices={choices} />
  }
  const { user } = renderPage(Searching)
  const field = screen.getByRole('combobox', { name: 'Award' })
  await user.type(field, 'certi', { initialSelectionStart: 0, initialSelectionEnd: 'diploma'.length })
  act(() => come())
  expect(field).toHaveValue('certi')
  await user.tab()
  expect(field).toHaveValue('Diploma')
})
