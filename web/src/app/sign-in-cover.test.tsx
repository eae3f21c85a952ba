import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { api } from '@/api/client'
import { useServerNews } from '@/api/server-news'
import { keepPage } from '@/session/keep-page'
import { adoptSession, useSession } from '@/session/session-store'
import { accessibilityFaults } from '@/test/axe'
import { sampleOptions } from '@/test/options'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { LeaveGuard } from '@/ui/record/leave-guard'
import { useUnsaved } from '@/ui/record/unsaved'
import { Overlays } from './overlays'

// On a busy machine the code of a part takes its time.
const patient = { timeout: 20_000 }

function Page() {
  useUnsaved(1, () => {})
  return (
    <main>
      <LeaveGuard />
      <input aria-label="Name" />
      <Overlays />
    </main>
  )
}

const sent: unknown[] = []

beforeAll(keepPage)

beforeEach(() => {
  sent.length = 0
  adoptSession(sampleSession())
  onTestFinished(() => {
    localStorage.clear()
    useSession.setState({ user: null, over: false })
    useServerNews.setState({ refused: false })
  })
  server.use(
    http.get('*/api/regions', () => HttpResponse.json({}, { status: 401 })),
    http.get('*/api/auth/options', () => HttpResponse.json(sampleOptions())),
  )
})

async function endWhileTyping() {
  const { user } = renderPage(Page)
  const name = await screen.findByLabelText('Name')
  await user.type(name, 'typed')
  await api.GET('/api/regions')
  await screen.findByRole('dialog', { name: 'Your session has ended' }, patient)
  return { user, name }
}

test('who is signed out while he types signs in again over his page, and goes on where he was', async () => {
  server.use(
    http.post('*/session', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length > 1) return HttpResponse.json(sampleSession())
      return HttpResponse.json({ error: { email: 'Wrong', password: 'Wrong' } }, { status: 422 })
    }),
  )
  const { user, name } = await endWhileTyping()
  expect(await accessibilityFaults()).toEqual([])
  const password = screen.getByLabelText(/^Password/)
  await user.type(password, 'wrong{Enter}')
  await waitFor(() => expect(password).toHaveAccessibleDescription('Wrong'))
  await user.clear(password)
  await user.type(password, 'secret{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent[1]).toMatchObject({ email: 'ana@demo.example', organization_id: 'c1', password: 'secret' })
  expect(useSession.getState()).toMatchObject({ user: { id: 'p1' }, over: false })
  expect(name).toHaveValue('typed')
})

test('the code of the second factor is asked for there, too', async () => {
  server.use(
    http.post('*/session', async ({ request }) => {
      sent.push(await request.json())
      if (sent.length > 1) return HttpResponse.json(sampleSession())
      const refusal = { error: { code: 'Wanted' }, code: 'session.second_factor_needed' }
      return HttpResponse.json(refusal, { status: 422 })
    }),
  )
  const { user } = await endWhileTyping()
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}')
  await user.type(await screen.findByLabelText(/^Verification code/), '123456{Enter}')
  await waitFor(() => expect(useSession.getState().over).toBe(false))
  expect(sent[1]).toMatchObject({ password: 'secret', code: '123456' })
})

test('who does not want to leaves the page as a guest', async () => {
  const { user } = await endWhileTyping()
  await user.click(screen.getByRole('button', { name: /^Leave the page/ }))
  expect(useSession.getState()).toEqual({ user: null, over: false })
})
