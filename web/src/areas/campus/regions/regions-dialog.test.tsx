import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/test/render-page'
import { server } from '@/test/server'
import { loadTexts } from '@/texts/texts'
import { pageOf, regions } from '../test/campus-samples'
import { RegionsDialog } from './regions-dialog'

const close = vi.fn()

beforeEach(async () => {
  await loadTexts(['campus', 'region'])
  close.mockReset()
  server.use(
    http.get('*/api/regions', () => HttpResponse.json(pageOf(regions))),
    http.post('*/api/regions', () => {
      const fields = [{ field: 'code', code: 'region.code_taken' }]
      return HttpResponse.json({ code: 'region.code_taken', status: 409, fields }, { status: 409 })
    }),
  )
})

const open = () => renderPage(() => <RegionsDialog mayManage onClose={close} />)

test('a region with campuses is not asked about: the reason stands under it', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete region Afrique' }))
  expect(screen.getByRole('alert')).toHaveTextContent('2 campuses belong to this region')
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a code that is taken is told on its field; Escape closes the form, then the dialog', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add region' }))
  await user.type(screen.getByLabelText(/^Code/), 'af')
  await user.type(screen.getByLabelText(/^Name/), 'Again{Enter}')
  expect(await screen.findByText('Another region already has this code')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText(/^Code/)).not.toBeInTheDocument()
  expect(close).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})
