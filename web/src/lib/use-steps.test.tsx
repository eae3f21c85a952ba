import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSteps } from './use-steps'

vi.unmock('@/lib/use-steps')

function Rows({ total, counts }: { total: number; counts?: number[] }) {
  const drawn = useSteps(total, 10)
  counts?.push(drawn)
  return <p>{drawn} of 25</p>
}

test('the first come at once, the others after them, and all in the end', async () => {
  const counts: number[] = []
  render(<Rows total={25} counts={counts} />)
  expect(await screen.findByText('25 of 25')).toBeVisible()
  expect([...new Set(counts)]).toEqual([10, 20, 25])
})

test('what grew is drawn to its end, too', async () => {
  const { rerender } = render(<Rows total={5} />)
  expect(screen.getByText('5 of 25')).toBeVisible()
  rerender(<Rows total={25} />)
  expect(await screen.findByText('25 of 25')).toBeVisible()
})

test('what is to be whole is whole at once, and stays so', async () => {
  const { result, rerender } = renderHook(({ whole }) => useSteps(4, 1, whole), {
    initialProps: { whole: true },
  })
  expect(result.current).toBe(4)
  rerender({ whole: false })
  await waitFor(() => expect(result.current).toBe(4))
})
