// A day as people read it: "12 Jan 2026", "12 janv. 2026". The moment is the server's, the day the reader's.
export function formatDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment))
}

// A moment as people read it: "12 Jan 2026, 09:30".
export function formatMoment(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
