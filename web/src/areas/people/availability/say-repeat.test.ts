import { beforeEach, expect, test } from 'vitest'
import { currentTexts, loadTexts } from '@/texts/texts'
import type { Availability } from './api'
import { sayWhen } from './say-repeat'

beforeEach(() => loadTexts(['availability']))

const once: Availability['repeat'] = { every: '', interval: 1, weekdays: [], by: '', until: '', count: 3 }
// From Saturday, 9 January.
const said = (last_day: string, repeat: Partial<Availability['repeat']>) =>
  sayWhen(
    {
      ...{ first_day: '2027-01-09', last_day, all_day: true, starts_at: '', ends_at: '', time_zone: '' },
      repeat: { ...once, ...repeat },
    },
    currentTexts(),
  )

test('what lasts several days is named by all of them', () => {
  expect(said('2027-01-09', { every: 'week' })).toContain('Saturday')
  expect(said('2027-01-10', { every: 'week' })).toContain('Saturday to Sunday')
  expect(said('2027-01-10', { every: 'week', weekdays: [5] })).toContain('Friday to Saturday')
  expect(said('2027-01-10', { every: 'month', by: 'weekday' })).toContain('Saturday of the month, 2 days')
  expect(said('2027-01-11', { every: 'month', by: 'last' })).toContain('Saturday of the month, 3 days')
  expect(said('2027-01-09', { every: 'month', by: 'weekday' })).not.toContain('day,')
})
