import { describe, expect, test } from 'vitest'
import { formatBytes } from './bytes'
import { formatDate, formatDates, formatDay, formatMoment, formatSpan, formatTime } from './dates'
import { formatMoney } from './money'
import { nameOrder } from './names'
import { formatFigure, formatNumber, parseNumber } from './numbers'
import { pluralForm } from './plural'
import { formatTotal } from './totals'
import { countryName } from './world'

// What five languages make of the same things. Browsers differ in which space they put, not in where.
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

const expected = {
  fr: {
    day: '2 janv. 2026',
    first: 'jeudi 1er janvier 2026',
    moment: '2 janv. 2026, 09:30',
    time: '09:30',
    dates: '30 janv. – 1er févr. 2026',
    span: 'sam. 17 janv., 09:00 – 12:00',
    figure: '12 345,5',
    euros: '12 345,50 €',
    francs: '1 250 000 F CFA',
    debt: '-0,05 €',
    total: '1 000+',
    size: '1,5 Mo',
    plural: ['one', 'one', 'one', 'other', 'other'],
    country: 'Viêt Nam',
  },
  en: {
    day: '2 Jan 2026',
    first: 'Thursday, 1 January 2026',
    moment: '2 Jan 2026, 09:30',
    time: '09:30',
    dates: '30 Jan – 1 Feb 2026',
    span: 'Sat 17 Jan, 09:00–12:00',
    figure: '12,345.5',
    euros: '€12,345.50',
    francs: 'F CFA 1,250,000',
    debt: '-€0.05',
    total: '1,000+',
    size: '1.5 MB',
    plural: ['other', 'one', 'other', 'other', 'other'],
    country: 'Vietnam',
  },
  pt: {
    day: '02/01/2026',
    first: 'quinta-feira, 1 de janeiro de 2026',
    moment: '02/01/2026, 09:30',
    time: '09:30',
    dates: '30/01/2026 – 01/02/2026',
    span: 'sábado, 17/01, 09:00 – 12:00',
    figure: '12 345,5',
    euros: '12 345,50 €',
    francs: '1 250 000 F CFA',
    debt: '-0,05 €',
    total: '1000+',
    size: '1,5 MB',
    plural: ['other', 'one', 'other', 'other', 'other'],
    country: 'Vietname',
  },
  it: {
    day: '2 gen 2026',
    first: 'giovedì 1º gennaio 2026',
    moment: '2 gen 2026, 09:30',
    time: '09:30',
    dates: '30 gen – 01 feb 2026',
    span: 'sab 17 gen, 09:00–12:00',
    figure: '12.345,5',
    euros: '12.345,50 €',
    francs: '1.250.000 F CFA',
    debt: '-0,05 €',
    total: '1000+',
    size: '1,5 MB',
    plural: ['other', 'one', 'other', 'other', 'other'],
    country: 'Vietnam',
  },
  es: {
    day: '2 ene 2026',
    first: 'jueves, 1 de enero de 2026',
    moment: '2 ene 2026, 9:30',
    time: '9:30',
    dates: '30 ene – 1 feb 2026',
    span: 'sáb, 17 ene, 9:00–12:00',
    figure: '12.345,5',
    euros: '12.345,50 €',
    francs: '1.250.000 XOF',
    debt: '-0,05 €',
    total: '1000+',
    size: '1,5 MB',
    plural: ['other', 'one', 'other', 'other', 'other'],
    country: 'Vietnam',
  },
}

describe.each(Object.entries(expected))('%s', (language, its) => {
  test('dates and times', () => {
    expect(plain(formatDay('2026-01-02T08:30:00Z', language))).toBe(its.day)
    expect(plain(formatDate('2026-01-01', language, { dateStyle: 'full' }))).toBe(its.first)
    expect(plain(formatMoment('2026-01-02T09:30:00Z', language))).toBe(its.moment)
    expect(plain(formatTime(new Date('2026-01-02T09:30:00Z'), language))).toBe(its.time)
    expect(plain(formatDates('2026-01-30', '2026-02-01', language))).toBe(its.dates)
    expect(
      plain(formatSpan('2026-01-17T09:00:00Z', '2026-01-17T12:00:00Z', 'Africa/Abidjan', language)),
    ).toBe(its.span)
  })

  test('numbers, money, sizes', () => {
    expect(plain(formatFigure(12345.5, language))).toBe(its.figure)
    expect(parseNumber(formatNumber(-12345.5, language))).toBe(-12345.5)
    expect(plain(formatMoney(1234550, 'EUR', language))).toBe(its.euros)
    expect(plain(formatMoney(1250000, 'XOF', language))).toBe(its.francs)
    expect(plain(formatMoney(-5, 'EUR', language))).toBe(its.debt)
    expect(plain(formatTotal(1000, true, language))).toBe(its.total)
    expect(plain(formatBytes(1.5 * 1024 ** 2, language))).toBe(its.size)
  })

  test('plurals, and names of countries', () => {
    expect([0, 1, 1.5, 2, 1_000_000].map((count) => pluralForm(count, language))).toEqual(its.plural)
    expect(countryName('VN', language)).toBe(its.country)
  })

  test('names are in the order in which people look for them', () => {
    const names = ['Zoé', 'Abidjan 10', 'Élise', 'abel', 'Emma', 'Abidjan 2', 'Özil', 'Ouattara', 'Eloi']
    expect(names.sort(nameOrder(language))).toEqual([
      ...['abel', 'Abidjan 2', 'Abidjan 10', 'Élise', 'Eloi', 'Emma', 'Ouattara', 'Özil', 'Zoé'],
    ])
  })
})

test('a day stays that day west of Greenwich, and a moment is on the clock of the place that is meant', () => {
  expect(formatDate('2026-01-12', 'fr')).toBe('12 janv. 2026')
  expect(formatDate('2026-01-12', 'fr', { dateStyle: 'medium', timeZone: 'America/Lima' })).toBe(
    '12 janv. 2026',
  )
  expect(plain(formatSpan('2026-07-18T08:00:00Z', null, 'Europe/Paris', 'fr'))).toBe('sam. 18 juil., 10:00')
})

test('cents are exact up to any amount that a school may see', () => {
  expect(plain(formatMoney(999_999_999_999_99, 'EUR', 'fr'))).toBe('999 999 999 999,99 €')
})
