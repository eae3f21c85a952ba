import { formatFigure } from './numbers'

// How many there are, as people read it: "312", or "1 000+" where the server stopped counting.
export function formatTotal(total: number, more: boolean, language: string): string {
  return formatFigure(total, language) + (more ? '+' : '')
}
