import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { useNotices } from '@/ui/notices-store'
import { startSession, useSession } from './session-store'

// Somebody is signed in here, and then signs out somewhere else in this browser.
async function signedOutElsewhere() {
  localStorage.setItem('access_token', 'old-token')
  localStorage.setItem('expires_at', String(Date.now() + 60 * 60 * 1000))
  server.use(http.get('*/session', () => HttpResponse.json(sampleSession())))
  // As another tab would say it: the page looks at what is stored now.
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'old-token' }))
  await startSession()
  expect(useSession.getState().user?.name).toBe('Ana Lopes')
  localStorage.clear()
}

function expectGuest() {
  expect(useSession.getState().user).toBeNull()
  expect(useNotices.getState().queue).toEqual([])
}

test('another tab signing out signs out here, without a message', async () => {
  await signedOutElsewhere()
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null }))
  expectGuest()
})

test('a page that Back brings as it was left is signed out if its person signed out meanwhile', async () => {
  await signedOutElsewhere()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expectGuest()
})
