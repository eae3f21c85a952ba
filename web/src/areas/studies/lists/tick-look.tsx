import { formatMoment } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import { CheckIcon, InvoiceIcon, UndoIcon } from '@/ui/icons'
import { type Kind, kinds, type ListStudent, type ListTick, stands, tickOf } from './ticks'

const pictures = { received: CheckIcon, returned: UndoIcon, paid: InvoiceIcon }

// The pictures of what stands in a cell.
export function TickMarks({ student, book }: { student: ListStudent; book: number }) {
  return kinds
    .filter((kind) => stands(student, book, kind))
    .map((kind) => {
      const Picture = pictures[kind]
      return <Picture key={kind} data-kind={kind} fontSize="small" aria-hidden />
    })
}

export const kindPicture = (kind: Kind) => pictures[kind]

// "received, paid", or that there is nothing.
export function sayTicks(student: ListStudent, book: number, { t }: Texts): string {
  const all = kinds.filter((kind) => stands(student, book, kind))
  if (all.length === 0) return t('booklist.sheet.nothing')
  return all.map((kind) => t(`booklist.kinds.${kind}`).toLocaleLowerCase()).join(', ')
}

// Who ticked or undid what in a cell, and when.
export function sayStory(student: ListStudent, book: number, texts: Texts): string {
  return kinds
    .map((kind) => tickOf(student, book, kind))
    .filter((tick) => tick !== undefined && tick.at !== '')
    .map((tick) => sayTick(tick as ListTick, texts))
    .join('\n')
}

function sayTick({ kind, stands: there, note, at, by }: ListTick, { t, language }: Texts): string {
  const said = { kind: t(`booklist.kinds.${kind}`), when: formatMoment(at, language) }
  const words = [
    there
      ? by
        ? t('booklist.sheet.by', { ...said, name: by })
        : t('booklist.sheet.by_me', said)
      : by
        ? t('booklist.sheet.undone_by', { ...said, name: by, reason: note ?? '' })
        : t('booklist.sheet.undone_by_me', { ...said, reason: note ?? '' }),
    there && note,
  ]
  return words.filter(Boolean).join(' – ')
}
