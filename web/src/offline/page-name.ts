const first = 'sheets'

// The name under which a page that leads to sheets is kept: it goes with them.
export const pageName = (...parts: string[]) => [first, ...parts].join(' ')

export const isPageName = (name: string) => name.startsWith(`${first} `)
