import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListedName } from './listed-name'

test('a name in the order of last names is read as people say it', () => {
  const { container } = render(<ListedName name="Ana Maria de Sá" last="de Sá" />)
  expect(container).toHaveTextContent('Ana Maria de Sá')
  expect([...container.querySelectorAll('span > span')].map((part) => part.textContent)).toEqual([
    'Ana Maria ',
    'de Sá',
  ])
})

test('who has one name only has it alone', () => {
  const { container } = render(<ListedName name="Platon" last="" />)
  expect(container.innerHTML).toBe('Platon')
})
