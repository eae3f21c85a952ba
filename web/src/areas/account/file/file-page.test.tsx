import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { Component } from './file-page'

const path = '/api/courses/c1/documents/d1/content'

// Opens the page as the server sends somebody to it; returns what it leaves for.
async function openFile(search = `?path=${path}&v=0123456789ab`) {
  const replace = vi.fn()
  vi.stubGlobal('location', { ...window.location, search, replace })
  server.use(http.get('*/api/file-link', () => HttpResponse.json({ url: `${path}?sig=new` })))
  await loadTexts(['account'])
  renderPage(Component, { path: '/pages/file' })
  return replace
}

afterEach(() => vi.unstubAllGlobals())

test('who may have the file is led to it by a new address', async () => {
  server.use(http.head(`*${path}`, () => new HttpResponse(null)))
  const replace = await openFile()
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(`${path}?sig=new`))
})

test('who may not have the file is told so in words, not shown the code of a refusal', async () => {
  server.use(http.head(`*${path}`, () => new HttpResponse(null, { status: 404 })))
  const replace = await openFile()
  expect(await screen.findByText('This file does not exist, or it is not open to you.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The file cannot be opened' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start' })).toBeVisible()
  expect(replace).not.toHaveBeenCalled()
})

test('an address that names no file asks for none', async () => {
  const asked = vi.fn()
  server.events.on('request:start', asked)
  onTestFinished(() => server.events.removeListener('request:start', asked))
  await openFile('')
  expect(await screen.findByText('This file does not exist, or it is not open to you.')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
