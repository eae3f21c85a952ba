import { expect, test } from 'vitest'
import { filterSetter, listSearch, nextSort, parseListParams } from './list-params'

const spec = { sorts: ['name', 'city'], defaultSort: 'name', filters: ['open', 'region'] } as const

const parse = (address: string) => parseListParams(new URLSearchParams(address), spec)

test('a bare address shows the list as it starts', () => {
  expect(parse('')).toEqual({ q: '', page: 1, pageSize: 50, sort: 'name', filters: {} })
})

test('an address brings back search, filters, sort and page', () => {
  expect(parse('q=nice&open=true&sort=-city&page=3&page_size=100')).toEqual({
    q: 'nice',
    page: 3,
    pageSize: 100,
    sort: '-city',
    filters: { open: 'true' },
  })
})

test.each(['page=0', 'page=-2', 'page=x', 'page_size=100000', 'sort=password', 'sort=-', 'color=red'])(
  'what makes no sense (%s) is read as the default',
  (address) => {
    expect(parse(address)).toEqual(parse(''))
  },
)

test('writing leaves out what is at its default, and reading gives the same back', () => {
  const params = parse('open=false&page=2&sort=city')
  expect(String(listSearch(params, spec))).toBe('open=false&sort=city&page=2')
  expect(parse(String(listSearch(params, spec)))).toEqual(params)
  expect(String(listSearch(parse(''), spec))).toBe('')
})

test('what else stands in the address stays', () => {
  const before = new URLSearchParams('tab=people&q=old')
  expect(String(listSearch(parse('q=new'), spec, before))).toBe('tab=people&q=new')
})

test('a first day beyond the last one moves that, and a last one before the first', () => {
  const chosen: unknown[] = []
  const filters: Partial<Record<'from' | 'to' | 'open', string>> = {
    from: '2027-01-05',
    to: '2027-01-09',
    open: 'true',
  }
  const set = filterSetter(filters, (patch) => chosen.push(patch.filters))
  set('from')('2027-02-01')
  set('to')('2027-01-01')
  set('to')('2027-03-01')
  set('from')(undefined)
  expect(chosen).toEqual([
    { from: '2027-02-01', to: '2027-02-01', open: 'true' },
    { from: '2027-01-01', to: '2027-01-01', open: 'true' },
    { from: '2027-01-05', to: '2027-03-01', open: 'true' },
    { to: '2027-01-09', open: 'true' },
  ])
})

test('a header sorts up, then down, then up', () => {
  expect(nextSort('city', 'name')).toBe('city')
  expect(nextSort('city', 'city')).toBe('-city')
  expect(nextSort('city', '-city')).toBe('city')
})
