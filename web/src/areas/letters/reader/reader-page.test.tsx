import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { accessibilityFaults } from '@/test/axe'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import type { ReadLetter } from './api'
import { Component } from './reader-page'

const letter: ReadLetter = {
  ...{ name: 'Rui Sá', campus_name: 'Paris', by: 'Ana Lopes', language: 'en', subject: 'Welcome all' },
  ...{ body: 'Good morning.\n\nSee you.', necessary: false, reason: '', sent_at: '2026-11-01T10:00:00Z' },
  files: [{ id: 'f1', name: 'plan.pdf', media_type: 'application/pdf', size: 2048, content_url: '' }],
  wanted: true,
}

let asked: unknown[] = []

beforeEach(async () => {
  asked = []
  await loadTexts(['letter'])
  server.use(
    http.post('*/api/letter-links/read', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(letter)
    }),
    http.post('*/api/letter-links/choice', async ({ request }) => {
      const body = (await request.json()) as { wanted: boolean }
      asked.push(body)
      return HttpResponse.json({ wanted: body.wanted })
    }),
  )
})

const open = (act: string) =>
  renderPage(Component, { path: '/letters/:anything/:token', at: `/letters/${act}/the-token` })

test('the link shows the letter with its files, and counts as opened', async () => {
  open('read')
  await screen.findByRole('heading', { level: 1, name: 'Welcome all' })
  expect(screen.getByText('See you.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'plan.pdf' })).toBeVisible()
  expect(asked).toEqual([{ token: 'the-token', opens: true }])
  expect(await accessibilityFaults()).toEqual([])
})

test('only a click ends letters, and another takes it back', async () => {
  const { user } = open('unsubscribe')
  await screen.findByRole('heading', { level: 1, name: 'No more letters?' })
  expect(asked).toEqual([{ token: 'the-token', opens: false }])
  await user.click(await screen.findByRole('button', { name: 'No more letters' }))
  await screen.findByRole('heading', { level: 1, name: 'You get no more letters' })
  await user.click(screen.getByRole('button', { name: 'I want letters again' }))
  await screen.findByRole('heading', { level: 1, name: 'No more letters?' })
  expect(asked.slice(1)).toEqual([
    { token: 'the-token', wanted: false },
    { token: 'the-token', wanted: true },
  ])
})

test('a link that leads nowhere says so', async () => {
  server.use(
    http.post('*/api/letter-links/read', () =>
      HttpResponse.json({ status: 404, code: 'letter.link_invalid' }, { status: 404 }),
    ),
  )
  open('read')
  await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })
  expect(screen.queryByRole('link', { name: 'Choose on my profile' })).toBeNull()
})

test('who comes to end letters by a link that is gone is told where else he can', async () => {
  server.use(
    http.post('*/api/letter-links/read', () =>
      HttpResponse.json({ status: 404, code: 'letter.link_invalid' }, { status: 404 }),
    ),
  )
  open('unsubscribe')
  await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' })
  expect(screen.getByText(/works for a year/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose on my profile' })).toHaveAttribute(
    'href',
    '/pages/profile?tab=notices',
  )
  expect(await accessibilityFaults()).toEqual([])
})
