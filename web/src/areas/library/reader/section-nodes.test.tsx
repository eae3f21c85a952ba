import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sectionNodes } from './section-nodes'

const options = { pictures: { 0: '/pictures/0' }, onLink: () => {} }

// The server lets none of these through; if it ever did, they would still be words and nothing else.
test.each([
  '<script>bad()</script><p>words</p>',
  '<p onclick="bad()">words</p>',
  '<img src="https://evil.example/x.png" onerror="bad()"><p>words</p>',
  '<iframe src="https://evil.example"></iframe><p>words</p>',
  '<a href="javascript:bad()">words</a>',
  '<form action="https://evil.example"><input name="a"></form><p>words</p>',
  '<svg onload="bad()"><image href="https://evil.example/x"></image></svg><p>words</p>',
  '<p style="background:url(https://evil.example/x)">words</p>',
  '<link rel="stylesheet" href="https://evil.example/a.css"><p>words</p>',
])('%s is drawn without anything that runs or fetches', (html) => {
  const { container } = render(sectionNodes(html, options))
  expect(container).toHaveTextContent('words')
  for (const element of container.querySelectorAll('*')) {
    expect(['P', 'SPAN']).toContain(element.tagName)
    expect(element.attributes).toHaveLength(0)
  }
})

test('links lead within the book, and pictures have the addresses that the server gave', async () => {
  const onLink = vi.fn()
  const html =
    '<p lang="la">Ave</p><a data-to="3#here">on</a><img data-n="0" alt="A map"><img data-n="7" alt="none">'
  render(sectionNodes(html, { ...options, onLink }))
  expect(screen.getByText('Ave')).toHaveAttribute('lang', 'la')
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/0')
  await userEvent.click(screen.getByRole('button', { name: 'on' }))
  expect(onLink).toHaveBeenCalledWith(3, 'here')
})
