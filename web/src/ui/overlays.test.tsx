import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { confirm } from './confirm-store'
import { leaveNotices, noteAct, noticeMs, notify, useNotices } from './notices-store'

let answer: boolean | undefined

function Page() {
  const ask = async () => {
    answer = await confirm({
      title: 'Delete Nice?',
      details: ['12 people'],
      act: 'Delete campus',
      irreversible: true,
    })
  }
  return (
    <button type="button" onClick={ask}>
      Delete
    </button>
  )
}

beforeEach(() => {
  answer = undefined
  useNotices.setState({ queue: [] })
})

test('a question tells what hangs on it, Enter does the act, and the focus returns', async () => {
  const { user } = renderPage(Page)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete Nice?' })).toHaveAccessibleDescription(
    '12 people',
  )
  expect(screen.getByRole('button', { name: 'Delete campus' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(answer).toBe(true))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus())
})

test('Escape is no', async () => {
  const { user } = renderPage(Page)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answer).toBe(false))
})

test('what failed is said before good news that still waits or stands', () => {
  renderPage(Page)
  act(() => {
    notify({ text: 'Saved' })
    notify({ text: 'Refused', tone: 'error' })
    notify({ text: 'Refused too', tone: 'error' })
  })
  expect(useNotices.getState().queue.map(({ text }) => text)).toEqual(['Refused', 'Refused too', 'Saved'])
  expect(screen.getByRole('alert')).toHaveTextContent('Refused')
})

test('messages stand six seconds; a newer one takes the place of an older; the same one is not said twice', async () => {
  vi.useFakeTimers()
  renderPage(Page)
  act(() => {
    notify({ text: 'First' })
    notify({ text: 'First' })
  })
  expect(useNotices.getState().queue).toHaveLength(1)
  act(() => vi.advanceTimersByTime(noticeMs - 100))
  expect(screen.getByRole('alert')).toHaveTextContent('First')
  expect(screen.getByRole('alert').closest('.MuiSnackbar-anchorOriginTopCenter')).not.toBeNull()
  act(() => notify({ text: 'Second' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Second')
  act(() => vi.advanceTimersByTime(noticeMs + 100))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what can be undone offers it', async () => {
  const undo = vi.fn()
  const { user } = renderPage(Page)
  act(() => notify({ text: 'Campus archived.', undo }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('what a page has said goes with it, unless nobody did anything between it and the next', () => {
  notify({ text: 'Refused', tone: 'error' })
  noteAct()
  notify({ text: 'Course created.' })
  leaveNotices()
  expect(useNotices.getState().queue.map(({ text }) => text)).toEqual(['Course created.'])
  noteAct()
  leaveNotices()
  expect(useNotices.getState().queue).toEqual([])
})
