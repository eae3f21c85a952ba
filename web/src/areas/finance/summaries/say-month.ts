import { formatDate } from '@/lib/dates'

// A month by its first day: "October 2026".
export const sayMonth = (month: string, language: string) =>
  formatDate(month, language, { month: 'long', year: 'numeric' })

// The same at the beginning of a line, where every language has a capital: "Octobre 2026".
export function monthTitle(month: string, language: string): string {
  const said = sayMonth(month, language)
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1)
}
