import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageKeeper, PageSlot } from './page-box'

const Wide = () => (
  <main data-testid="wide">
    <PageSlot />
  </main>
)

const Small = () => (
  <section data-testid="small">
    <PageSlot />
  </section>
)

let turn = () => {}

function Frame() {
  const [wide, setWide] = useState(true)
  turn = () => setWide(!wide)
  return <PageKeeper>{wide ? <Wide /> : <Small />}</PageKeeper>
}

test('what was typed into a page is still there in another layout', async () => {
  const Page = () => <input aria-label="Name" />
  const router = createMemoryRouter([{ Component: Frame, children: [{ path: '/', Component: Page }] }])
  render(<RouterProvider router={router} />)
  const field = screen.getByLabelText('Name')
  expect(screen.getByTestId('wide')).toContainElement(field)
  await userEvent.type(field, 'Ana')
  act(() => turn())
  expect(screen.queryByTestId('wide')).not.toBeInTheDocument()
  expect(screen.getByTestId('small')).toContainElement(field)
  expect(field).toHaveValue('Ana')
})
