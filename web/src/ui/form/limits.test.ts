import { expect, test } from 'vitest'
import { updateCampusRequestLimits } from '@/api/limits/update-campus-request'
import { checkField, limitsResolver } from './limits'

test.each([
  ['', { minLength: 1 }, 'field.required'],
  ['   ', { minLength: 1 }, 'field.required'],
  ['ab', { minLength: 4 }, 'field.too_short'],
  ['abcde', { maxLength: 4 }, 'field.too_long'],
  ['👩‍🎓', { maxLength: 3 }, undefined],
  ['red', { pattern: '^#[0-9a-f]{6}$' }, 'field.format'],
  ['de', { enum: ['fr', 'en'] }, 'field.not_a_choice'],
  ['2100-12-31', { date: true, firstDay: '2000-01-01', lastDay: '2100-12-31' }, undefined],
  ['2101-01-01', { date: true, firstDay: '2000-01-01', lastDay: '2100-12-31' }, 'field.year'],
  ['0001-01-01', { date: true, firstDay: '2000-01-01', lastDay: '2100-12-31' }, 'field.year'],
  [101, { maximum: 100 }, 'field.too_large'],
  [-1, { minimum: 0 }, 'field.too_small'],
  [70.5, { integer: true }, 'field.decimals'],
  [Number.NaN, {}, 'field.format'],
  [null, { minimum: 0 }, 'field.required'],
  [null, { minimum: 0, nullable: true }, undefined],
  [true, {}, undefined],
])('%j within %j gives %s', (value, limits, code) => {
  expect(checkField(value, limits)?.code).toBe(code)
})

test('a form gets all errors at once, nested fields and its own rules included', async () => {
  const resolve = limitsResolver<{ name: string; location: { city: string; latitude: number | null } }>(
    updateCampusRequestLimits,
    (values) => (values.location.latitude === null ? { 'location.latitude': 'campus.both_coordinates' } : {}),
  )
  const values = { name: '', location: { city: 'x'.repeat(101), latitude: null } }
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect(errors.name?.message).toBe('field.required')
  expect(errors.location?.city?.message).toBe('field.too_long {"limit":100}')
  expect(errors.location?.latitude?.message).toBe('campus.both_coordinates')
})
