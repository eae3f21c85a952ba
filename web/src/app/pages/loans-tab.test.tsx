import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { ana, anasAccount, campuses, pageOf, peopleTexts, signInAs } from '@/areas/people/test/people-samples'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Component } from './team-member-page'

beforeEach(async () => {
  await loadTexts(peopleTexts)
  server.use(
    http.get('*/api/people/ana', () => HttpResponse.json(ana)),
    http.get('*/api/people/ana/account', () => HttpResponse.json(anasAccount)),
    http.get('*/api/people/ana/history', () => HttpResponse.json(pageOf([]))),
    http.get('*/api/campuses', () => HttpResponse.json(pageOf(campuses))),
    http.get('*/api/loans', () => HttpResponse.json(pageOf([]))),
  )
})

function open(role: string) {
  signInAs(role)
  const at = '/apps/campus/user/ana'
  return renderPage(Component, { path: '/apps/campus/user/:userId', at }).user
}

test('what somebody of the team has of the library stands on his page, for who lends books', async () => {
  const user = open('librarian')
  await user.click(await screen.findByRole('tab', { name: 'Books' }))
  expect(await screen.findByText('No book was lent to this person.')).toBeVisible()
})

test('who lends no books is not offered it', async () => {
  open('accounting')
  expect(await screen.findByRole('tab', { name: 'Details' })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Books' })).toBeNull()
})
