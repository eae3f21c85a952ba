// What is shown of a list, as its address would say it all: with the columns, and without the page and what else passes,
// which is nobody's wish.
export function shownQuery(
  search: string,
  columns: readonly string[] | null,
  passing: readonly string[] = [],
): string {
  const query = new URLSearchParams(search)
  for (const name of ['page', ...passing]) query.delete(name)
  if (columns && !query.has('columns')) query.set('columns', columns.join(','))
  return query.toString()
}

// For somebody else, whose list would begin with another campus.
export function withCampus(query: string, campus: string | undefined): string {
  const params = new URLSearchParams(query)
  if (campus && !params.has('campus')) params.set('campus', campus)
  return params.toString()
}

// The order in which filters were chosen does not matter.
export function sameQuery(one: string, other: string): boolean {
  return sorted(one) === sorted(other)
}

function sorted(query: string): string {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}
