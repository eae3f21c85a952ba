import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { useNotices } from '@/ui/notices-store'
import { sampleEntry } from '../test/instructor-samples'
import { askWithdraw } from './withdraw'

const touched = (invitation_id: string, session_id: string, start = 540) => ({
  ...{ invitation_id, session_id, mark: `mark-${invitation_id}`, planning_id: 'we3', day: '2027-01-09' },
  ...{ start, finish: start + 180, course_name: 'Faith', campus_name: 'Paris' },
})

let sent: unknown[] = []

beforeEach(async () => {
  await loadTexts(['availability', 'invitation'])
  sent = []
  useNotices.setState({ queue: [] })
  server.use(
    http.post('*/api/own-invitations/we3/answers', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ items: [] })
    }),
  )
})

function open(me: string) {
  useSession.setState({ user: sampleSession({ id: me }).user })
  const entry = sampleEntry({ touches: [touched('i1', 's1'), touched('i1', 's2', 780)] })
  return renderPage(function Page() {
    const texts = useText()
    return (
      <button type="button" onClick={() => void askWithdraw('t1', entry, texts)}>
        Enter
      </button>
    )
  })
}

test('who enters an absence on days he had accepted is asked whether he withdraws, once for an invitation', async () => {
  const { user } = open('t1')
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  const dialog = await screen.findByRole('alertdialog', { name: /accepted 2 sessions/ })
  await user.type(within(dialog).getByRole('textbox'), 'Ill')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ answers: [{ id: 'i1', mark: 'mark-i1', kind: 'no', reason: 'Ill' }] }])
})

test('who comes all the same declines nothing', async () => {
  const { user } = open('t1')
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  await user.click(await screen.findByRole('button', { name: 'I will come all the same' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sent).toEqual([])
})

test('who enters it for another is told, and declines nothing', async () => {
  const { user } = open('somebody-else')
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  expect(await screen.findByText(/2 sessions were accepted/)).toBeVisible()
  expect(sent).toEqual([])
})
