import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { EmptyState } from './empty-state'
import { QueryView } from './query-view'

const refetch = vi.fn()
const view = (data: string | undefined, error: unknown) => (
  <QueryView query={{ data, error, refetch }}>{(text) => <p>{text}</p>}</QueryView>
)

test('while nothing is there the page says that it loads', () => {
  render(view(undefined, null))
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible()
})

test('an error says what happened and what to do, names the request, and can be tried again', async () => {
  render(view(undefined, new ApiError(503, { code: 'storage.away', request_id: 'r7' })))
  expect(screen.getByRole('alert')).toHaveTextContent(/^An error has occurred/)
  expect(screen.getByRole('alert')).toHaveAttribute('data-fault', 'error')
  expect(screen.getByText(/The data cannot be reached/)).toBeVisible()
  expect(screen.getByText('Request number: r7')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a record that is not there, or not for this person, is not found', () => {
  render(view(undefined, new ApiError(404, { code: 'campus.not_found' })))
  expect(screen.getByText('Not found')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('what is not found is the heading only where it is the whole page', () => {
  const query = { data: undefined, error: new ApiError(404, { code: 'campus.not_found' }), refetch }
  render(
    <QueryView page query={query}>
      {() => null}
    </QueryView>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
})

test('data once there stays through a failed refetch', () => {
  render(view('Paris', new ApiError(500)))
  expect(screen.getByText('Paris')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('an empty list begins with the words of the specification and offers the next step', () => {
  render(<EmptyState text="Make the first one." action={<button type="button">New campus</button>} />)
  expect(screen.getByText('There is no data !')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New campus' })).toBeVisible()
})
