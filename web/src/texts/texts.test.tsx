import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownName } from './languages'
import type { TextKey } from './text-key'
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

test('texts that come later draw again who was without them, and nobody else', async () => {
  const draws = { with: 0, without: 0 }
  function Counted({ of, text }: { of: keyof typeof draws; text: TextKey }) {
    const { t } = useText()
    draws[of] += 1
    return <p>{t(text)}</p>
  }
  render(<Counted of="with" text="ui.cancel" />)
  await act(() => loadTexts(['loan']))
  expect(draws.with).toBe(1)
  render(<Counted of="without" text="till.who" />)
  expect(draws.without).toBe(1)
  await act(() => loadTexts(['till']))
  expect(draws.without).toBe(2)
  expect(screen.queryByText('till.who')).toBeNull()
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

test.each([
  ['fr', '0 modification', '1 modification', '2 modifications', '1000000 modifications'],
  ['en', '0 changes', '1 change', '2 changes', '1000000 changes'],
  ['pt', '0 alterações', '1 alteração', '2 alterações', '1000000 alterações'],
  ['it', '0 modifiche', '1 modifica', '2 modifiche', '1000000 modifiche'],
  ['es', '0 cambios', '1 cambio', '2 cambios', '1000000 cambios'],
] as const)('things are counted as in %s', async (language, ...said) => {
  await switchLanguage(language)
  expect([0, 1, 2, 1_000_000].map((count) => currentTexts().t('ui.changes', { count }))).toEqual(said)
})

test('languages are named in their own words', () => {
  expect(ownName('fr')).toBe('Français')
  expect(ownName('pt')).toBe('Português')
})
