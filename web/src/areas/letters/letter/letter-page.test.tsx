import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import type { Letter } from '../api'
import { sampleLetter, sampleRecipients } from '../test/sample-letter'
import { Component } from './letter-page'

let sent: unknown[] = []

function answerWith(letter: Letter) {
  let now = letter
  server.use(
    http.get('*/api/letters/l1', () => HttpResponse.json(now)),
    http.get('*/api/letters/l1/recipients', () => HttpResponse.json({ items: sampleRecipients })),
    http.post('*/api/letters/l1/send', async ({ request }) => {
      sent.push(await request.json())
      now = sampleLetter({ state: 'queued', may_edit: false, version: 2 })
      return HttpResponse.json(now)
    }),
    http.put('*/api/letters/l1', async ({ request }) => {
      const body = (await request.json()) as Letter
      sent.push(body)
      now = { ...now, ...body, version: 2 }
      return HttpResponse.json(now)
    }),
  )
}

beforeEach(async () => {
  sent = []
  await loadTexts(['letter', 'record', 'list', 'parts'])
})

const Page = () => (
  <main>
    <Component />
    <ConfirmDialog />
  </main>
)

const open = () => renderPage(Page, { path: '/apps/campus/letter/:letterId', at: '/apps/campus/letter/l1' })

test('a letter is written in several languages and saved as one', async () => {
  answerWith(sampleLetter())
  const { user } = open()
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Bienvenue')
  await user.click(screen.getByRole('tab', { name: 'Português' }))
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Olá')
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Bom dia')
  expect(await accessibilityFaults()).toEqual([])
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  await expect.poll(() => sent.length).toBe(1)
  const { texts } = sent[0] as Letter
  expect(texts.find(({ language }) => language === 'pt')).toEqual({
    language: 'pt',
    subject: 'Olá',
    body: 'Bom dia',
  })
  expect(texts.find(({ language }) => language === 'fr')?.subject).toBe('Bienvenue')
})

test('who gets none is said before it is sent', async () => {
  answerWith(sampleLetter())
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  const question = await screen.findByRole('alertdialog', { name: 'Send this letter to 1 person?' })
  expect(within(question).getByText('No address: 1')).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('The letter goes in a minute.')).toBeVisible()
  expect(sent).toEqual([{ version: 1 }])
  expect(screen.getByRole('button', { name: 'Take back' })).toBeVisible()
})

test('the preview shows each language, and that of the campus where none is written', async () => {
  const file = { id: 'f1', name: 'map.pdf', size: 10, content_url: '/x' } as Letter['files'][number]
  answerWith(sampleLetter({ files: [file] }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'As its readers see it' })
  await user.click(within(dialog).getByRole('tab', { name: 'English' }))
  expect(within(dialog).getByText('Good morning.')).toBeVisible()
  expect(within(dialog).getByText(/Files go with this letter.*map\.pdf/)).toBeVisible()
  expect(within(dialog).queryByRole('alert')).toBeNull()
  expect(await within(dialog).findByText('1 reader')).toBeVisible()
  await user.click(within(dialog).getByRole('tab', { name: 'Italiano' }))
  expect(within(dialog).getByText('À samedi.')).toBeVisible()
  expect(within(dialog).getByText(/Not written in this language/)).toBeVisible()
})

test('the preview says that it does not show yet what was typed', async () => {
  answerWith(sampleLetter())
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('save first what you have typed')
})

test('a letter on its way tells how far it is and can be stopped, and one that was stopped goes on', async () => {
  const figures = { people: 4, waiting: 1, reached: 2, refused: 1, left_out: 0, opened: 0, same_inbox: 0 }
  answerWith(sampleLetter({ state: 'sending', may_edit: false, figures }))
  server.use(
    http.post('*/api/letters/l1/stop', () => {
      sent.push('stop')
      answerWith(
        sampleLetter({ state: 'stopped', stopped_for: 'hand', may_edit: false, figures, version: 3 }),
      )
      return HttpResponse.json(
        sampleLetter({ state: 'stopped', stopped_for: 'hand', may_edit: false, figures }),
      )
    }),
  )
  const { user } = open()
  expect(await screen.findByText('On its way: 3 of 4')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Progress of sending' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText(/Sending was stopped\. Those who wait/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[0]).toBe('stop')
})

test('every figure shows those whom it counts', async () => {
  answerWith(sampleLetter())
  const { user } = open()
  await user.click(await screen.findByRole('tab', { name: 'Recipients' }))
  const people = await screen.findByRole('list', { name: 'Recipients' })
  expect(within(people).getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Left out/ }))
  expect(within(screen.getByRole('list', { name: 'Recipients' })).getByText('Ba Ada')).toBeVisible()
  expect(screen.queryByText('Sá Rui')).not.toBeInTheDocument()
  expect(await accessibilityFaults()).toEqual([])
})

test('who was taken off a letter is put back by Undo', async () => {
  answerWith(sampleLetter())
  server.use(
    http.delete('*/api/letters/l1/recipients/p1', () => {
      sent.push('off')
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/letters/l1/recipients', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(sampleLetter())
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('tab', { name: 'Recipients' }))
  await user.click(await screen.findByRole('button', { name: 'Take Sá Rui off' }))
  expect(await screen.findByText('Sá Rui no longer gets this letter.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => sent).toEqual(['off', { person_ids: ['p1'], class_ids: [], list_ids: [] }])
})

test('a file is taken off a letter after a question', async () => {
  const file = { id: 'f1', name: 'map.pdf', size: 10, content_url: '/x' } as Letter['files'][number]
  answerWith(sampleLetter({ files: [file] }))
  server.use(
    http.delete('*/api/letters/l1/files/f1', () => {
      sent.push('deleted')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove map.pdf' }))
  const question = await screen.findByRole('alertdialog', { name: 'Do you really want to delete?' })
  expect(within(question).getByText('map.pdf')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Delete the file' }))
  await expect.poll(() => sent).toEqual(['deleted'])
})
