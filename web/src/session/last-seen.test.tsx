import { expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { sampleSession } from '@/test/session'
import { lastSeen, useSeen } from './last-seen'
import { signOut, useSession } from './session-store'

function Record() {
  useSeen({ kind: 'course', id: 'faith', title: 'Faith', about: 'FOI1' })
  return null
}

test('what was opened is remembered with its address, and forgotten when one signs out', async () => {
  useSession.setState({ user: sampleSession({ role: ['admin'] }).user })
  renderPage(Record, { path: '/course/:id', at: '/course/faith?edit=1' })
  expect(lastSeen()).toEqual([
    { kind: 'course', id: 'faith', title: 'Faith', about: 'FOI1', link: '/course/faith' },
  ])
  await signOut()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('seen'))).toEqual([])
  expect(lastSeen()).toEqual([])
})
