const first = 'sheets'

// The name under which a page that leads to sheets is kept: it goes with them.
export const pageName = (...parts: string[]) => [first, ...parts].join(' ')

/** Which sheets a kept page leads to: those of a kind, and of one class where it is that class's page. */
export function leadsTo(name: string): { kind: string; classId: string | undefined } | undefined {
  const [sort, kind = '', of, classId] = name.split(' ')
  return sort === first ? { kind, classId: of === 'of' ? classId : undefined } : undefined
}
