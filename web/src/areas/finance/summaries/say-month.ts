import { formatDate } from '@/lib/dates'

// A month by its first day: "October 2026".
export const sayMonth = (month: string, language: string) =>
  formatDate(month, language, { month: 'long', year: 'numeric' })
