import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { ana, peopleTexts, signInAs } from '../test/people-samples'
import { RecordMenu } from './record-menu'

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts([...peopleTexts, 'privacy'])
  sent = []
  signInAs('admin')
  server.use(
    http.post('*/api/people/ana/erase', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ outcome: 'removed' })
    }),
  )
})

const open = () => renderPage(() => <RecordMenu person={ana} listPath="/apps/campus/student" />)

test('somebody is erased only when his name has been typed', async () => {
  const { user, router } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Lopes' }))
  await user.click(screen.getByRole('menuitem', { name: 'Erase the person' }))
  const field = await screen.findByLabelText(/Type the name to confirm/)
  await user.type(field, 'Ana')
  expect(screen.getByRole('button', { name: 'Erase the person' })).toBeDisabled()
  await user.type(field, '  LOPES')
  await user.click(screen.getByRole('button', { name: 'Erase the person' }))
  await waitFor(() => expect(sent).toEqual([{ version: 3, name: 'Ana  LOPES' }]))
  await waitFor(() => expect(router.state.location.pathname).toBe('/apps/campus/student'))
})

test('a supervisor merges, and neither hands data out nor erases', async () => {
  signInAs('supervisor')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Actions for Ana Lopes' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Merge with another record',
  ])
})

test('who keeps one campus finds nothing here', () => {
  signInAs('coordinator')
  open()
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument()
})
