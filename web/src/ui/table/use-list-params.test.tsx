import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { useListParams } from './use-list-params'

const spec = { sorts: ['name'], defaultSort: 'name', filters: ['campus', 'role'] } as const

function Cities() {
  const { params, setParams } = useListParams(spec)
  const { search } = useLocation()
  return (
    <main>
      <h1>Cities</h1>
      <output>{search}</output>
      <button
        type="button"
        onClick={() => {
          setParams({ filters: { ...params.filters, campus: 'all' } })
          setParams({ q: 'an' })
          setParams({ filters: { ...params.filters, role: 'student' } })
        }}
      >
        Quickly
      </button>
      <button type="button" onClick={() => setParams({ filters: {} })}>
        Clear
      </button>
    </main>
  )
}

test('a change that comes before the last one is drawn does not take it back', async () => {
  await renderPage(Cities, { path: '/cities', at: '/cities?tab=1' })
  await userEvent.click(screen.getByRole('button', { name: 'Quickly' }))
  expect(new URLSearchParams(screen.getByRole('status').textContent)).toEqual(
    new URLSearchParams('tab=1&q=an&campus=all&role=student'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(new URLSearchParams(screen.getByRole('status').textContent)).toEqual(
    new URLSearchParams('tab=1&q=an'),
  )
})
