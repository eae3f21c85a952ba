import type { Texts } from '@/texts/texts'

// How long the rest of a book takes, in words.
export function sayLeft(minutes: number, { t }: Texts): string {
  const left = Math.ceil(minutes)
  const hours = Math.floor(left / 60)
  return hours > 0
    ? t('book.reader.left_long', { hours, minutes: left % 60 })
    : t('book.reader.left', { minutes: left })
}
