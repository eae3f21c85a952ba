import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { noAnswer, noteLine } from '@/api/line'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { NumberField } from '@/ui/form/number-field'
import { TextField } from '@/ui/form/text-field'
import { useWaiting } from '@/ui/line/waiting-store'
import { EditButton } from './edit-button'
import { FormSection } from './form-section'
import { RecordForm } from './record-form'
import { useEditing } from './use-editing'
import { useRecordForm } from './use-record-form'

type School = { version: number; name: string; mark: number | null; location: { city: string } }
type Fields = Omit<School, 'version'>

const school: School = { version: 1, name: 'Bethel', mark: 70, location: { city: 'Paris' } }
const limits = { name: { minLength: 1 }, mark: { minimum: 0, maximum: 100 } }
const save = vi.fn<(fields: Fields, version: number, from: School) => Promise<School>>()
let shownRecord = school
let readOnly = false

function Page() {
  const fieldsOf = ({ name, mark, location }: School): Fields => ({ name, mark, location })
  const state = useRecordForm<School, Fields>({ record: shownRecord, fieldsOf, limits, save })
  const { control } = state.form
  return (
    <RecordForm state={state} readOnly={readOnly}>
      <Link to="/elsewhere">Away</Link>
      <FormSection title="About">
        <TextField control={control} name="name" label="Name" />
        <NumberField control={control} name="mark" label="Pass mark" unit="%" />
        <TextField control={control} name="location.city" label="City" />
      </FormSection>
    </RecordForm>
  )
}

beforeEach(() => {
  readOnly = false
  shownRecord = school
  save.mockReset()
  save.mockImplementation(async (fields, version) => ({ ...fields, version: version + 1 }))
})

async function retype(user: ReturnType<typeof renderPage>['user'], label: string, text: string) {
  const field = screen.getByLabelText(label, { exact: false })
  await user.clear(field)
  await user.type(field, text)
}

test('counts changes, saves with the version it started from, and starts anew from the answer', async () => {
  const { user } = renderPage(Page)
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await retype(user, 'Name', 'Emmaus')
  await retype(user, 'Pass mark', '65,5')
  expect(screen.getByRole('status')).toHaveTextContent('2 changes')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('Changes saved.')
  expect(save).toHaveBeenCalledWith({ name: 'Emmaus', mark: 65.5, location: { city: 'Paris' } }, 1, school)
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await retype(user, 'City', 'Nice')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(save).toHaveBeenLastCalledWith(expect.anything(), 2, expect.anything()))
})

test('a field out of its limits is told in words and nothing is sent', async () => {
  const { user } = renderPage(Page)
  await user.clear(screen.getByLabelText('Name', { exact: false }))
  await retype(user, 'Pass mark', '120')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(screen.getByText('At most 100')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

test('what the server refuses lands on the field, and what was typed stays', async () => {
  const refusal = { code: 'request.invalid', fields: [{ field: 'location.city', code: 'field.format' }] }
  save.mockRejectedValueOnce(new ApiError(422, refusal))
  const { user } = renderPage(Page)
  await retype(user, 'City', '???')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This format is not valid')).toBeVisible()
  expect(screen.getByLabelText('City')).toHaveValue('???')
  expect(screen.getByLabelText('City')).toHaveFocus()
})

test('two people at once: one chooses field by field, and the rest of both is kept', async () => {
  const current = { version: 5, name: 'Bethesda', mark: 80, location: { city: 'Paris' } }
  save.mockRejectedValueOnce(new ApiError(409, { code: 'edit.stale', current }))
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  await retype(user, 'City', 'Nice')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved in the meantime' })
  expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(1)
  await user.click(within(dialog).getByRole('radio', { name: /Bethesda/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }))
  await screen.findByText('Changes saved.')
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Bethesda', mark: 80, location: { city: 'Nice' } },
    5,
    current,
  )
})

test('leaving with changes asks, and staying keeps them', async () => {
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name', { exact: false })).toHaveValue('Emmaus')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
})

test('of several forms on a page each is asked about, by one question', async () => {
  const warned = vi.spyOn(console, 'warn')
  const { user } = renderPage(() => (
    <>
      <Page />
      <Page />
    </>
  ))
  await user.type(screen.getAllByLabelText('Name', { exact: false })[1] as HTMLElement, '!')
  await user.click(screen.getAllByRole('link', { name: 'Away' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(warned).not.toHaveBeenCalled()
})

test('cancel asks, then brings back what was there', async () => {
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.getByLabelText('Name', { exact: false })).toHaveValue('Bethel'))
})

test('who may only read sees words, not fields', () => {
  readOnly = true
  renderPage(Page)
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.getByText('70 %')).toBeVisible()
})

function ReadPage() {
  const fieldsOf = ({ name, mark, location }: School): Fields => ({ name, mark, location })
  const state = useRecordForm<School, Fields>({ record: shownRecord, fieldsOf, limits, save })
  const editing = useEditing(!readOnly)
  const { control } = state.form
  return (
    <>
      <EditButton editing={editing} />
      <RecordForm state={state} editing={editing}>
        <FormSection title="About">
          <TextField control={control} name="name" label="Name" />
          <TextField control={control} name="location.city" label="City" />
        </FormSection>
      </RecordForm>
    </>
  )
}

const editButton = () => screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement

test('a record opens to be read; one button leads to its fields, and saving back to reading', async () => {
  await loadTexts(['record'])
  const { user, router } = renderPage(ReadPage)
  expect(screen.getByText('Bethel')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(editButton())
  expect(screen.getByLabelText('Name', { exact: false })).toHaveFocus()
  expect(router.state.location.search).toBe('?edit=1')
  await user.keyboard('!')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(screen.getByText('Bethel!')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('the key e opens the form, Cancel closes it, and who typed is asked', async () => {
  await loadTexts(['record'])
  const { user } = renderPage(ReadPage)
  await user.keyboard('e')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  await user.keyboard('e')
  await user.keyboard('x')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(screen.getByText('Bethel')).toBeVisible()
})

test('Back out of the form asks about what was typed, and reading tells what is saved', async () => {
  await loadTexts(['record'])
  const { user, router } = renderPage(ReadPage)
  await user.click(editButton())
  await user.keyboard('!')
  await router.navigate(-1)
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name', { exact: false })).toHaveValue('Bethel!')
  await router.navigate(-1)
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument())
  expect(screen.getByText('Bethel')).toBeVisible()
})

test('the pencil beside a value opens the form with that field', async () => {
  await loadTexts(['record'])
  const { user } = renderPage(ReadPage)
  const pencils = screen.getAllByTestId('EditOutlinedIcon').map((icon) => icon.closest('.edit-this'))
  await user.click(pencils.filter((pencil) => pencil !== null)[1] as Element)
  expect(screen.getByLabelText('City')).toHaveFocus()
})

test('a link leads straight into the form, but not who may only read', async () => {
  await loadTexts(['record'])
  readOnly = true
  renderPage(ReadPage, { path: '/', at: '/?edit=1' })
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
})

test('without a line a save is told, kept, and made by itself when the line is back', async () => {
  await loadTexts(['line'])
  save.mockImplementationOnce(() => Promise.reject(noAnswer()))
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  await retype(user, 'City', 'Nice')
  await user.keyboard('{Control>}s{/Control}')
  expect(
    await screen.findByText('Offline: 2 changes kept, saved as soon as the connection is back'),
  ).toBeVisible()
  expect(useWaiting.getState().items).toMatchObject([{ detail: '2 changes' }])
  act(() => noteLine(true))
  await screen.findByText('Changes saved.')
  expect(save).toHaveBeenCalledTimes(2)
  expect(save.mock.lastCall?.[0]).toMatchObject({ name: 'Emmaus', location: { city: 'Nice' } })
  expect(useWaiting.getState().items).toEqual([])
})

test('what nobody has saved yet is only kept when the line is back', async () => {
  await loadTexts(['line'])
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  act(() => noteLine(false))
  expect(await screen.findByText('Offline: 1 change kept')).toBeVisible()
  act(() => noteLine(true))
  expect(await screen.findByText('1 change')).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

test('a save whose answer was lost is no quarrel with oneself', async () => {
  const saved = { version: 2, name: 'Emmaus', mark: 70, location: { city: 'Paris' } }
  save.mockRejectedValueOnce(new ApiError(409, { code: 'edit.stale', current: saved }))
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changes saved.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})

test('what is typed while a save is on its way is not lost', async () => {
  let answer = () => {}
  save.mockImplementationOnce(
    (fields) =>
      new Promise((resolve) => {
        answer = () => resolve({ ...fields, version: 2 })
      }),
  )
  const { user } = renderPage(Page)
  await retype(user, 'Name', 'Emmaus')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  await retype(user, 'City', 'Nice')
  await user.keyboard('{Control>}s{/Control}')
  expect(save).toHaveBeenCalledTimes(1)
  answer()
  await screen.findByText('Changes saved.')
  expect(screen.getByLabelText('City', { exact: false })).toHaveValue('Nice')
  expect(screen.getByRole('status')).toHaveTextContent('1 change')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(() =>
    expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ location: { city: 'Nice' } }),
      2,
      expect.anything(),
    ),
  )
})
