import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { renderPage } from '@/test/render-page'
import { sampleSession } from '@/test/session'
import { forgetSeen, lastSeen, useForgetGone, useSeen } from './last-seen'
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

const ids = () => lastSeen().map(({ id }) => id)

function open(id: string) {
  const Page = () => {
    useSeen({ kind: 'person', id, title: id })
    return null
  }
  renderPage(Page, { path: '/person/:id', at: `/person/${id}` })
}

test('what is not there any more is forgotten, and what became part of another', () => {
  useSession.setState({ user: sampleSession({ role: ['admin'] }).user })
  for (const id of ['kept', 'merged', 'away', 'erased']) open(id)
  forgetSeen('erased')
  expect(ids()).toEqual(['away', 'merged', 'kept'])
  const Gone = () => {
    useForgetGone('away', { error: new ApiError(404, { code: 'person.not_found' }), data: undefined })
    useForgetGone('merged', { error: null, data: {} }, 'kept')
    // Without an answer nothing is known of it.
    useForgetGone('kept', { error: new ApiError(0, undefined), data: undefined })
    return null
  }
  renderPage(Gone)
  expect(ids()).toEqual(['kept'])
})
