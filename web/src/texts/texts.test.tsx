import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownName } from './languages'
import { currentTexts, loadTexts, switchLanguage } from './texts'
import { useText } from './use-text'

function Sample() {
  const { t } = useText()
  return <p>{t('ui.changes', { count: 3 })}</p>
}

test('a switch of language redraws at once, names the page and is remembered', async () => {
  render(<Sample />)
  expect(screen.getByText('3 changes')).toBeVisible()
  await act(() => switchLanguage('fr'))
  expect(screen.getByText('3 modifications')).toBeVisible()
  expect(document.documentElement.lang).toBe('fr')
  expect(localStorage.getItem('language')).toBe('fr')
})

test('texts of an area that are in use follow the switch', async () => {
  await loadTexts(['account'])
  await switchLanguage('it')
  expect(currentTexts().t('account.login.act')).toBe('Accedi')
})

test('texts asked for while the language is switching come in the new one', async () => {
  const switching = switchLanguage('es')
  const loading = loadTexts(['settings'])
  await Promise.all([switching, loading, loadTexts(['region'])])
  expect(currentTexts().t('settings.days')).toBe('días')
  expect(currentTexts().t('region.title')).toBe('Regiones')
})

test('a code of the server is translated with its parameters, an unknown one is not invented', () => {
  const { code } = currentTexts()
  expect(code('field.too_short', { limit: 4 })).toBe('At least 4 characters')
  expect(code('internal')).toBeUndefined()
  expect(code('nowhere.to_be_found')).toBeUndefined()
})

test('languages are named in their own words', () => {
  expect(ownName('fr')).toBe('Français')
  expect(ownName('pt')).toBe('Português')
})
