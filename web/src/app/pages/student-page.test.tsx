import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ana, anasAccount, campuses, pageOf, peopleTexts } from '@/areas/people/test/people-samples'
import { useSession } from '@/session/session-store'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { sampleSession } from '@/test/session'
import { loadTexts } from '@/texts/texts'
import { Component } from './student-page'

beforeEach(async () => {
  await loadTexts([...peopleTexts, 'enrollment'])
  server.use(
    http.get('*/api/people/ana', () => HttpResponse.json(ana)),
    http.get('*/api/people/ana/account', () => HttpResponse.json(anasAccount)),
    http.get('*/api/people/ana/history', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/enrollments', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/sessions', () => HttpResponse.json({ items: [], more: false })),
  )
})

async function tabsFor(...role: string[]): Promise<(string | null)[]> {
  useSession.setState({ user: sampleSession({ role }).user })
  renderPage(Component, { path: '/apps/campus/student/:studentId', at: '/apps/campus/student/ana' })
  return (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
}

test('who has two roles finds the tabs of both: the loans of a librarian beside the money of accounting', async () => {
  expect(await tabsFor('accounting', 'librarian')).toEqual(
    expect.arrayContaining(['Enrollments', 'Finance', 'Books']),
  )
})

test('who keeps the money is offered neither grades nor loans', async () => {
  const tabs = await tabsFor('accounting')
  expect(tabs).toEqual(expect.arrayContaining(['Enrollments', 'Finance']))
  expect(tabs).not.toContain('Books')
  expect(tabs).not.toContain('Grades and presence')
})
