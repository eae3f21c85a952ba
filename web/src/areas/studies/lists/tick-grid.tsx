import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useMemo } from 'react'
import { formatFigure } from '@/lib/numbers'
import { visuallyHidden } from '@/lib/visually-hidden'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { ColumnActs, StudentActs } from './row-acts'
import { sayStory, sayTicks, TickMarks } from './tick-look'
import { countsOf, type Kind, type ListBook, type ListStudent, nameOf, type Sheet, stands } from './ticks'
import type { Ticking } from './use-ticking'

type TickGridProps = {
  sheet: Sheet
  students: readonly ListStudent[]
  ticking: Ticking
  // Whose books a scanner reads.
  chosen: string
  onChoose: (studentId: string) => void
}

// Students down, books across: one tap ticks. Arrows move from cell to cell.
export function TickGrid({ sheet, students, ticking, chosen, onChoose }: TickGridProps) {
  const { t, language } = useText()
  const totals = useMemo(() => sheet.books.map((book) => countsOf(sheet, book)), [sheet])
  return (
    <Scroller role="region" aria-label={sheet.name} tabIndex={0}>
      <Grid onKeyDown={moveByArrows}>
        <caption style={visuallyHidden}>{sheet.name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('booklist.student')}</th>
            {sheet.books.map((book) => (
              <th key={book.number} scope="col">
                <span className="title" title={book.title}>
                  {book.title}
                </span>
                {ticking.may && <ColumnActs {...{ sheet, book, ticking }} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow
              key={student.id}
              {...{ student, onChoose }}
              listId={sheet.id}
              books={sheet.books}
              kind={ticking.kind}
              may={ticking.may}
              press={ticking.press}
              isChosen={student.id === chosen}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('booklist.sheet.totals')}</th>
            {totals.map((counts, at) => (
              <td key={sheet.books[at]?.number}>
                <bdi>
                  {t('booklist.list.of', {
                    done: formatFigure(counts[ticking.kind], language),
                    all: formatFigure(
                      ticking.kind === 'returned' ? counts.received : sheet.students.length,
                      language,
                    ),
                  })}
                </bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      </Grid>
    </Scroller>
  )
}

type StudentRowProps = {
  listId: string
  student: ListStudent
  books: readonly ListBook[]
  kind: Kind
  may: boolean
  press: (studentId: string, number: number) => void
  isChosen: boolean
  onChoose: (studentId: string) => void
}

// One of up to a thousand: drawn again only where something of it changed.
const StudentRow = memo(function StudentRow(props: StudentRowProps) {
  const { listId, student, books, kind, may, press, isChosen, onChoose } = props
  const texts = useText()
  const name = nameOf(student)
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <div className="who">
          <Avatar name={name} src={student.photo_url} size={28} />
          <span className="name">
            <strong>{student.last_name}</strong> {student.first_name}
          </span>
          <StudentActs {...{ listId, student, books, may, isChosen, onChoose }} />
        </div>
      </th>
      {books.map(({ number, title }) => (
        <td key={number}>
          <button
            type="button"
            className="cell"
            disabled={!may}
            aria-pressed={stands(student, number, kind)}
            aria-label={texts.t('booklist.sheet.cell', {
              ...{ name, title },
              states: sayTicks(student, number, texts),
            })}
            title={sayStory(student, number, texts)}
            onClick={() => press(student.id, number)}
          >
            <TickMarks student={student} book={number} />
          </button>
        </td>
      ))}
    </tr>
  )
})

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key]
  const cell = (event.target as HTMLElement).closest('button.cell')?.closest('td')
  const row = cell?.parentElement as HTMLTableRowElement | null | undefined
  if (!step || !cell || !row) return
  const across = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step[1] : step[1]
  const rows = event.currentTarget.tBodies[0]?.rows
  const next = rows?.[row.sectionRowIndex + step[0]]?.cells[cell.cellIndex + across]
  const button = next?.querySelector<HTMLButtonElement>('button.cell')
  if (!button) return
  event.preventDefault()
  button.focus()
}

const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 'calc(100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - 72px)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}))

const Grid = styled('table')(({ theme }) => {
  const { palette } = theme.vars
  const sticks = { position: 'sticky', backgroundColor: palette.background.default } as const
  return {
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: 0,
      textAlign: 'center',
      borderBlockEnd: `1px solid ${palette.divider}`,
      borderInlineEnd: `1px solid ${palette.divider}`,
      fontWeight: 400,
    },
    '& thead th': {
      ...sticks,
      top: 0,
      zIndex: 2,
      padding: '6px 4px',
      fontSize: '0.8125rem',
      fontWeight: 600,
      verticalAlign: 'bottom',
    },
    '& thead .title': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      width: 104,
      marginInline: 'auto',
      overflowWrap: 'anywhere',
      lineHeight: 1.25,
    },
    '& th:first-of-type': {
      ...sticks,
      insetInlineStart: 0,
      zIndex: 1,
      minWidth: 240,
      maxWidth: 300,
      padding: '2px 10px',
      textAlign: 'start',
    },
    '& thead th:first-of-type': { zIndex: 3 },
    '& .who': { display: 'flex', alignItems: 'center', gap: 8 },
    '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.25 },
    '& tr[data-chosen] th': { backgroundColor: palette.action.selected },
    '& tfoot :is(th, td)': {
      ...sticks,
      insetBlockEnd: 0,
      padding: '6px 10px',
      fontWeight: 600,
      borderBlockEnd: 0,
    },
    '& tfoot th': { zIndex: 2 },
    '& .cell': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      minWidth: 112,
      height: 44,
      padding: 0,
      border: 0,
      background: 'none',
      color: palette.text.secondary,
      font: 'inherit',
      cursor: 'pointer',
      '&:disabled': { cursor: 'default' },
      '&:hover:enabled': { backgroundColor: palette.action.hover },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
      '&[aria-pressed=true]': { backgroundColor: palette.action.selected, color: palette.text.primary },
      '& [data-kind=received]': { color: palette.success.main },
    },
  }
})
