import { act, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { focusFirstField } from './form/focus-first'
import { lazyPart } from './lazy-part'
import { useTypeAhead } from './type-ahead'

function Field() {
  const [value, setValue] = useState('')
  return (
    <label>
      Code{' '}
      <input
        ref={(field) => field?.focus()}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </label>
  )
}

// First: those below leave keys kept for some moments.
test('a part that comes with its page takes no key from it', async () => {
  const Part = lazyPart(() => new Promise<{ default: () => ReactNode }>(() => {}))
  const shortcut = vi.fn()
  window.addEventListener('keydown', shortcut)
  const { user } = renderPage(() => {
    useTypeAhead(false, '')
    const [arrived, setArrived] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setArrived(true), 5)
      return () => clearTimeout(timer)
    }, [])
    return arrived ? (
      <>
        <h1>Anna</h1>
        <Part />
      </>
    ) : null
  })
  await screen.findByRole('heading')
  await user.keyboard('e')
  expect(shortcut).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', shortcut)
})

test('what is typed while a part is on its way stands in its first field', async () => {
  let come = (_: { default: () => ReactNode }) => {}
  const Part = lazyPart(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)))
  const shortcut = vi.fn()
  window.addEventListener('keydown', shortcut)
  const { user } = renderPage(() => {
    useTypeAhead(false, '')
    const [open, setOpen] = useState(false)
    return open ? (
      <Part />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    )
  })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.keyboard('APO')
  expect(shortcut).not.toHaveBeenCalled()
  await act(async () => come({ default: Field }))
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveValue('APO'))
  await user.keyboard('1')
  expect(screen.getByLabelText('Code')).toHaveValue('APO1')
  window.removeEventListener('keydown', shortcut)
})

test('whoever goes to a link meanwhile and presses a key there is heard', async () => {
  const Part = lazyPart(() => new Promise<{ default: () => ReactNode }>(() => {}))
  const { user } = renderPage(() => {
    useTypeAhead(false, '')
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <a href="/anna">Anna</a>
        {open && <Part />}
      </>
    )
  })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const shortcut = vi.fn()
  window.addEventListener('keydown', shortcut)
  screen.getByRole('link', { name: 'Anna' }).focus()
  await user.keyboard('d')
  expect(shortcut).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', shortcut)
})

test('the first field has the focus, or the first that is empty; who types already is left alone', () => {
  document.body.innerHTML = `<form>
    <input type="file"><input aria-hidden="true"><input disabled>
    <input id="first" value="x"><input id="second"></form>`
  const form = document.querySelector('form') as HTMLFormElement
  focusFirstField(form)
  expect(document.activeElement?.id).toBe('first')
  document.getElementById('first')?.blur()
  focusFirstField(form, { empty: true })
  expect(document.activeElement?.id).toBe('second')
  focusFirstField(form)
  expect(document.activeElement?.id).toBe('second')
})
