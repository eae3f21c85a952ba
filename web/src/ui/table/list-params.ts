// The state of a list as it stands in the address: search, sort, page and filters. What is at its default is
// left out, and what makes no sense is read as the default, so that any link opens.

export type Sort<S extends string> = S | `-${S}`

export type ListSpec<S extends string, F extends string> = {
  sorts: readonly S[]
  defaultSort: Sort<S>
  filters: readonly F[]
}

export type ListParams<S extends string, F extends string> = {
  q: string
  page: number
  pageSize: number
  sort: Sort<S>
  filters: Partial<Record<F, string>>
}

export const pageSizes = [25, 50, 100]
const defaultPageSize = 50

export function parseListParams<S extends string, F extends string>(
  search: URLSearchParams,
  spec: ListSpec<S, F>,
): ListParams<S, F> {
  const page = Number(search.get('page'))
  const pageSize = Number(search.get('page_size'))
  const filters: Partial<Record<F, string>> = {}
  for (const name of spec.filters) {
    const value = search.get(name)
    if (value) filters[name] = value
  }
  return {
    q: search.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : defaultPageSize,
    sort: parseSort(search.get('sort'), spec),
    filters,
  }
}

function parseSort<S extends string, F extends string>(sort: string | null, spec: ListSpec<S, F>): Sort<S> {
  const column = spec.sorts.find((name) => name === sort?.replace(/^-/, ''))
  if (!column || !sort) return spec.defaultSort
  return sort.startsWith('-') ? `-${column}` : column
}

export function listSearch<S extends string, F extends string>(
  params: ListParams<S, F>,
  spec: ListSpec<S, F>,
  before = new URLSearchParams(),
): URLSearchParams {
  const own = new Set<string>(['q', 'sort', 'page', 'page_size', ...spec.filters])
  const search = new URLSearchParams([...before].filter(([name]) => !own.has(name)))
  if (params.q) search.set('q', params.q)
  for (const name of spec.filters) {
    const value = params.filters[name]
    if (value) search.set(name, value)
  }
  if (params.sort !== spec.defaultSort) search.set('sort', params.sort)
  if (params.page > 1) search.set('page', String(params.page))
  if (params.pageSize !== defaultPageSize) search.set('page_size', String(params.pageSize))
  return search
}

// A column's header goes up, then down.
export function nextSort<S extends string>(column: S, sort: Sort<S>): Sort<S> {
  return sort === column ? `-${column}` : column
}

// What a filter's chip calls: it puts its value among the others, or takes it away. A first day beyond the last one
// takes that along, and the other way round.
export function filterSetter<F extends string>(
  filters: Partial<Record<F, string>>,
  onParams: (patch: { filters: Partial<Record<F, string>> }) => void,
) {
  return (name: F) => (value: string | undefined) => {
    const others = { ...filters }
    delete others[name]
    if (value) others[name] = value
    const { from, to } = others as { from?: string; to?: string }
    if (from && to && from > to && (name === 'from' || name === 'to'))
      Object.assign(others, { from: value, to: value })
    onParams({ filters: others })
  }
}
