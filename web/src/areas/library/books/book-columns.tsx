import Box from '@mui/material/Box'
import { formatDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatFigure } from '@/lib/numbers'
import { languageName } from '@/lib/world'
import type { Texts } from '@/texts/texts'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { RowIdentity } from '@/ui/table/row-identity'
import type { BookRow } from './api'
import { BookCover } from './book-cover'
import type { bookListSpec } from './book-list'
import { BookStateChip } from './book-state-chip'
import { BookTypeMark } from './book-type'

export type BookColumn = Column<BookRow, (typeof bookListSpec.sorts)[number]>

// What the table says of a book, in the order of what people look for; the rest on demand. Who sees only what is
// published needs not be told that it is.
export function bookColumns({ t, language }: Texts, seeAll: boolean): BookColumn[] {
  const identity: BookColumn = {
    key: 'title',
    header: t('book.title'),
    sort: 'title',
    cell: (row) => (
      <RowIdentity
        mark={<BookCover title={row.title} src={row.cover_url} width={28} />}
        title={row.title}
        subtitle={<NarrowOnly>{row.author}</NarrowOnly>}
      />
    ),
  }
  const state: BookColumn = {
    key: 'state',
    header: t('book.state.label'),
    cell: (row) => <BookStateChip book={row} />,
  }
  return [
    identity,
    { key: 'author', header: t('book.author'), sort: 'author', cell: (row) => row.author },
    { key: 'type', header: t('book.type'), cell: (row) => <BookTypeMark type={row.type} /> },
    {
      key: 'language',
      header: t('book.language'),
      wideOnly: true,
      cell: (row) => languageName(row.language, language),
    },
    {
      key: 'price',
      header: t('book.price'),
      sort: 'price',
      align: 'end',
      cell: (row) => (row.price > 0 ? <bdi>{formatMoney(row.price, row.currency, language)}</bdi> : ''),
    },
    {
      key: 'files',
      header: t('book.files'),
      align: 'end',
      hidden: true,
      cell: (row) => formatFigure(row.file_count, language),
    },
    ...(seeAll ? [state] : []),
    { key: 'barcode', header: t('book.barcode'), hidden: true, cell: (row) => <bdi>{row.barcode}</bdi> },
    {
      key: 'updated',
      header: t('book.updated'),
      sort: 'updated',
      hidden: true,
      cell: (row) => <bdi>{formatDay(row.updated_at, language)}</bdi>,
    },
  ]
}

// Where there is a column for it, the line under the title is not needed.
function NarrowOnly({ children }: { children: string }) {
  return (
    <Box component="span" sx={onCards}>
      {children}
    </Box>
  )
}
