import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { TextField } from './text-field'
import { useFields } from './use-fields'
import { useLines } from './use-lines'

type Form = { lines: { text: string }[] }

test('lines are added and taken away, and each keeps what was typed in it', async () => {
  let sent: Form | undefined
  const { user } = renderPage(() => {
    const form = useFields<Form>({ values: { lines: [{ text: 'One' }] }, limits: {} })
    const { keys, add, remove } = useLines(form, 'lines')
    return (
      <form onSubmit={(event) => void form.handleSubmit((fields) => (sent = fields))(event)}>
        {keys.map((key, at) => (
          <div key={key}>
            <TextField
              control={form.control}
              name={`lines.${at}.text`}
              label={`Line ${at + 1}`}
              autoComplete="off"
            />
            <button type="button" onClick={() => remove(at)}>{`Remove ${at + 1}`}</button>
          </div>
        ))}
        <button type="button" onClick={() => add({ text: '' })}>
          Add
        </button>
        <button type="submit">Save</button>
      </form>
    )
  })
  const add = screen.getByRole('button', { name: 'Add' })
  await user.click(add)
  await user.type(screen.getByLabelText('Line 2'), 'Two')
  await user.click(add)
  await user.type(screen.getByLabelText('Line 3'), 'Three')
  await user.click(screen.getByRole('button', { name: 'Remove 1' }))
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    'Two',
    'Three',
  ])
  await user.type(screen.getByLabelText('Line 1'), '!')
  await user.click(add)
  expect(screen.getByLabelText('Line 3')).toHaveValue('')
  await user.type(screen.getByLabelText('Line 3'), 'Four')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual({ lines: [{ text: 'Two!' }, { text: 'Three' }, { text: 'Four' }] })
})
