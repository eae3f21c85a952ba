import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { periods as accessPeriods } from '@/areas/academic/access/api'
import { loginSchema } from '@/areas/account/login/login-schema'
import { newPasswordFaults } from '@/areas/account/password/password-rules'
import { periods as requestPeriods } from '@/areas/media/requests/api'
import { readGrade } from '@/areas/studies/grades/points'
import { weekdayNames } from '@/lib/say-days'
import { boxWidth, foldedWidth, navbarWidth } from '@/shell/layout/measures'
import { hoverDelayMs } from '@/shell/menubar/menubar'
import { destinationsOf, searchDestinations } from '@/shell/navigation/destinations'
import { navigation } from '@/shell/navigation/navigation'
import { languages } from '@/texts/languages'
import { currentTexts } from '@/texts/texts'
import { defaultLook } from '@/theme/look'
import { chooseLook } from '@/theme/look-state'
import { paletteNames } from '@/theme/palette-names'
import { useAnimations } from '@/theme/use-animations'
import { noticeMs } from '@/ui/notices-store'
import { cities } from '@/ui/person/address-fields'

// Section 9 of the specification, line by line, against what the pages really use.

test('languages: five, and French where the browser has none of them', () => {
  expect(languages).toEqual(['fr', 'en', 'pt', 'it', 'es'])
})

test('messages stand 6000 ms', () => expect(noticeMs).toBe(6000))

test('grades go from 0 to 100', () => {
  const read = (text: string) => readGrade(text, 0, currentTexts())
  expect(read('0')).toEqual({ state: 'graded', points: 0 })
  expect(read('100')).toEqual({ state: 'graded', points: 100_00 })
  expect(read('100.01')).toEqual({ code: 'grade.range' })
})

test('a new password has 8 characters and a digit, one that signs in 4', () => {
  const chosen = (password: string) =>
    newPasswordFaults({ password, password_confirmation: password }).password
  expect(chosen('abcdef1')).toBe('field.too_short {"limit":8}')
  expect(chosen('abcdefgh')).toBe('account.password_digit')
  expect(chosen('abcdefg1')).toBeUndefined()
  const signsIn = (password: string) =>
    loginSchema.safeParse({ organization_id: 'c1', email: 'a@b.example', password, code: '' }).success
  expect([signsIn('abc'), signsIn('abcd')]).toEqual([false, true])
})

test('a course is opened for 90, 120, 240 or 360 days', () => {
  expect(accessPeriods).toEqual([90, 120, 240, 360])
  expect(requestPeriods).toEqual([90, 120, 240, 360])
})

test('a search suggests 10 pages at most', () => {
  const all = destinationsOf(navigation)
  expect(all.length).toBeGreaterThan(10)
  expect(searchDestinations(all, '', currentTexts())).toHaveLength(10)
})

test('the navbar is 280 px wide, folded 64 px, the boxed page 1280 at most', () => {
  expect([navbarWidth, foldedWidth, boxWidth]).toEqual([280, 64, 1280])
})

test('a menu opens 150 ms after the pointer', () => expect(hoverDelayMs).toBe(150))

test('charts move for 1000 ms, under the pointer for 400, and not at all without animations', () => {
  const { result } = renderHook(() => useAnimations())
  expect(result.current).toEqual({ draw: 1000, hover: 400 })
  act(() => chooseLook({ animations: false }))
  expect(result.current).toEqual({ draw: 0, hover: 0 })
  act(() => chooseLook({ animations: true }))
})

test('weekdays go from Sunday to Saturday', () => {
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  expect(weekdayNames('en', 'long')).toEqual(days)
})

test('four cities are listed', () => expect(cities).toEqual(['Paris', 'Nice', 'Nantes', 'Marseille']))

test('there are many palettes, light and dark; we start with the vertical layout in full width', () => {
  expect(paletteNames.length).toBeGreaterThanOrEqual(24)
  expect([defaultLook.layout, defaultLook.mode]).toEqual(['vertical', 'fullwidth'])
})
