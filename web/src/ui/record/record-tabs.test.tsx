import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { RecordTabs } from './record-tabs'

const field = (name: string) => <input aria-label={name} />

const Page = () => (
  <RecordTabs
    label="Record"
    tabs={[
      { name: 'first', label: 'First', content: field('passing') },
      { name: 'second', label: 'Second', keep: true, content: field('kept') },
    ]}
  />
)

test('what was typed in a kept tab is there again; a tab that nobody opened is not drawn', async () => {
  const { user } = renderPage(Page)
  expect(screen.queryByLabelText('kept')).toBeNull()
  await user.type(screen.getByLabelText('passing'), 'one')
  await user.click(screen.getByRole('tab', { name: 'Second' }))
  await user.type(screen.getByLabelText('kept'), 'two')
  await user.click(screen.getByRole('tab', { name: 'First' }))
  expect(screen.getByLabelText('passing')).toHaveValue('')
  await user.click(screen.getByRole('tab', { name: 'Second' }))
  expect(screen.getByLabelText('kept')).toHaveValue('two')
})

test('another tab keeps what else stands in the address', async () => {
  const Address = () => <output>{useLocation().search}</output>
  const { user } = renderPage(
    () => (
      <>
        <Page />
        <Address />
      </>
    ),
    { path: '/record', at: '/record?campus=c1&edit=1' },
  )
  await user.click(screen.getByRole('tab', { name: 'Second' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^\?campus=c1&tab=second$/)
  await user.click(screen.getByRole('tab', { name: 'First' }))
  expect(screen.getByRole('status')).toHaveTextContent(/^\?campus=c1$/)
})
