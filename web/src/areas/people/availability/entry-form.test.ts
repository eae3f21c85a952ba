import { beforeEach, expect, test, vi } from 'vitest'
import { sayWeekdays } from '@/lib/say-days'
import { currentTexts, loadTexts } from '@/texts/texts'
import { sampleEntry } from '../test/instructor-samples'
import { checkEntry, formOf, formOfTime, newEntry, toInput } from './entry-form'
import { sayWhen } from './say-repeat'

const repeat = { every: 'week', interval: 2, weekdays: [0], by: '', until: '', count: 0 } as const

beforeEach(() => {
  // Days as most of the world writes them in English, whatever the machine is set to.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
})

test('what the choices make meaningless is not sent', () => {
  const form = newEntry({ from: '2027-01-09', to: '2027-01-10' })
  expect(toInput(form, ['2027-01-09'])).toEqual({
    ...{ kind: 'unavailable', reason: '', all_day: true, first_day: '2027-01-09', last_day: '2027-01-10' },
    ...{ starts_at: '', ends_at: '', time_zone: '', except: [] },
    repeat: { every: '', interval: 1, weekdays: [], by: '', until: '', count: 0 },
  })
})

test('a series keeps its first weekday, one end and its exceptions', () => {
  const entry = sampleEntry({
    repeat: { ...repeat, weekdays: [0], until: '2027-06-30' },
    except: ['2027-01-23'],
  })
  const sent = toInput(
    { ...formOf(entry), ends: 'count', repeat: { ...entry.repeat, count: 5 } },
    entry.except,
  )
  expect(sent.repeat).toEqual({ ...repeat, weekdays: [0, 6], until: '', count: 5 })
  expect(sent.except).toEqual(['2027-01-23'])
})

test('the last Saturday is no longer the last one when the first day moves', () => {
  const form = newEntry({ from: '2027-01-09', to: '2027-01-09' })
  const sent = toInput({ ...form, repeat: { ...form.repeat, every: 'month', by: 'last' } }, [])
  expect(sent.repeat.by).toBe('weekday')
})

test('one time of a series stands for itself', () => {
  const entry = sampleEntry({ repeat: { ...repeat, weekdays: [6] } })
  const form = formOfTime(entry, { first_day: '2027-01-23', last_day: '2027-01-24' })
  expect([form.first_day, form.last_day, form.repeat.every]).toEqual(['2027-01-23', '2027-01-24', ''])
})

test('what cannot be is told before it is sent', () => {
  const form = newEntry({ from: '2027-01-09', to: '2027-01-08' })
  expect(checkEntry(form).last_day).toBe('availability.ends_before')
  const times = { ...form, all_day: false, last_day: '2027-01-09', starts_at: '9', ends_at: '09:00' }
  expect(checkEntry(times).starts_at).toBe('availability.time')
  expect(checkEntry({ ...times, starts_at: '10:00' }).ends_at).toBe('availability.ends_before')
  const weekly = { ...form, ends: 'count', repeat: { ...form.repeat, every: 'week' } } as const
  expect(checkEntry(weekly)['repeat.count']).toBe('field.required')
})

test('an entry is said in words', async () => {
  await loadTexts(['availability'])
  const say = (change: Parameters<typeof sampleEntry>[0]) => sayWhen(sampleEntry(change), currentTexts())
  expect(say({})).toMatch(/9\s?–\s?10 January 2027/)
  expect(say({ last_day: '2027-01-09', repeat: { ...repeat, weekdays: [0, 6], until: '2027-03-31' } })).toBe(
    'every 2 weeks: Sunday and Saturday, until 31 March 2027',
  )
  const monthly = { ...repeat, every: 'month', interval: 1, count: 3 } as const
  expect(say({ repeat: { ...monthly, weekdays: [], by: 'weekday' } })).toBe(
    'every month: second Saturday of the month, 2 days, 3 times',
  )
  expect(say({ repeat: { ...monthly, weekdays: [], by: 'day' } })).toBe(
    'every month: 9 to 10 of the month, 3 times',
  )
  expect(say({ repeat: { ...monthly, every: 'year', weekdays: [], by: '' } })).toMatch(
    /^each year, 9\s?–\s?10 January, 3 times$/,
  )
  const hours = { all_day: false, starts_at: '09:00', ends_at: '12:30', time_zone: 'Africa/Abidjan' }
  expect(say({ ...hours, last_day: '2027-01-09' })).toBe('9 January 2027 · 09:00 – 12:30 (Africa/Abidjan)')
  expect(sayWeekdays('2027-01-09', '2027-01-10', 'fr')).toBe('sam. 9 – dim. 10 janvier 2027')
})
