import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '@/test/render-page'
import { loadTexts } from '@/texts/texts'
import { NewPasswordFields } from './new-password-fields'

beforeEach(() => loadTexts(['account']))

function Page() {
  const form = useForm({ defaultValues: { password: '', password_confirmation: '' } })
  return <NewPasswordFields form={form} ownWords={['Ana Lopes']} />
}

const ticks = () => screen.getAllByTestId('CheckRoundedIcon')

test('the rule about known passwords ticks, too, once the password is none', async () => {
  const { user } = renderPage(Page)
  const field = screen.getByLabelText(/^New password/)
  await user.type(field, 'analopes1')
  await waitFor(() => expect(ticks()).toHaveLength(2))
  await user.clear(field)
  await user.type(field, 'tulipe-rivage-93')
  await waitFor(() => expect(ticks()).toHaveLength(3))
})
