import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'

test('where there is no photo, or it does not come, stand the initials', () => {
  const { container, rerender } = render(<Avatar name="Ana Lopes" />)
  expect(screen.getByText('AL')).toBeVisible()
  rerender(<Avatar name="Ana Lopes" src="/photo" />)
  expect(screen.queryByText('AL')).not.toBeInTheDocument()
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(screen.getByText('AL')).toBeVisible()
})
