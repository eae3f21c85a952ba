import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '@/api/client'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { ClassPapers } from './class-papers'

const runOf = (change: Partial<Schemas['PaperRun']> = {}): Schemas['PaperRun'] => ({
  ...{ id: 'run', class_id: 'par', kind: 'report_card', language: '', second_language: '' },
  ...{ total: 5, done: 2, finished: false, created_at: '2026-11-17T10:00:00Z', pdf_url: '', zip_url: '' },
  ...change,
})
const paper: Schemas['IssuedPaper'] = {
  ...{ id: 'one', kind: 'report_card', student_id: 's1', student_name: 'Ana Lopes', class_id: 'par' },
  ...{ class_code: 'PAR-2026', campus_name: 'Paris', number: '2026-0001', edition: 1, language: 'fr' },
  ...{ second_language: '', state: 'valid', issued_at: '2026-11-17T10:00:00Z', issued_by: 'Ben Roy' },
  ...{ withdrawn_by: '', reason: '', content_url: '/paper.pdf', may_withdraw: true },
}

let papers: Schemas['ClassPapers']
let run: Schemas['PaperRun']
let asked: Schemas['WantedPapers'][]
let withdrawn: unknown[]

beforeEach(async () => {
  await loadTexts(['issued'])
  papers = { items: [paper], runs: [] }
  run = runOf()
  asked = []
  withdrawn = []
  server.use(
    http.get('*/api/classes/par/papers', () => HttpResponse.json(papers)),
    http.get('*/api/paper-runs/run', () => HttpResponse.json(run)),
    http.post('*/api/classes/par/papers', async ({ request }) => {
      asked.push((await request.json()) as Schemas['WantedPapers'])
      return HttpResponse.json(run, { status: 201 })
    }),
    http.post('*/api/issued-papers/one/withdraw', async ({ request }) => {
      withdrawn.push(await request.json())
      papers = { ...papers, items: [{ ...paper, state: 'withdrawn', may_withdraw: false }] }
      return HttpResponse.json(papers.items[0])
    }),
  )
})

const open = () => renderPage(() => <ClassPapers classId="par" />, { path: '/papers', at: '/papers' })

test('papers that somebody asked for are seen by who comes later, until they are there', async () => {
  papers = { items: [], runs: [run] }
  open()
  expect(await screen.findByText(/2 of 5/)).toBeVisible()
  const ready = { finished: true, done: 5, pdf_url: '/all.pdf', zip_url: '/all.zip' }
  run = runOf(ready)
  papers = { items: [paper], runs: [run] }
  expect(await screen.findByText('Ana Lopes', undefined, { timeout: 3000 })).toBeVisible()
  const together = within(screen.getByRole('region', { name: 'Issued together' }))
  expect(together.getByText(/^Report card · 5 papers · /)).toBeVisible()
  expect(together.getByRole('button', { name: /^One PDF \(Report card/ })).toBeEnabled()
  expect(screen.queryByText(/being made/)).not.toBeInTheDocument()
})

test('papers are asked for those who have none, and once only', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Issue papers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue papers' }))
  await user.selectOptions(dialog.getByLabelText('Paper'), 'diploma')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Issue papers' }))
  expect(await screen.findByText(/2 of 5/)).toBeVisible()
  expect(asked).toMatchObject([{ kind: 'diploma', only_missing: true, student_ids: [] }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a paper is withdrawn with a reason', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw paper 2026-0001?' }))
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong name')
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(withdrawn).toEqual([{ reason: 'Wrong name' }]))
  expect(await screen.findByText('Withdrawn')).toBeVisible()
})
