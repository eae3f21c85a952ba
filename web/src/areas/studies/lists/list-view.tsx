import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { EmptyState } from '@/ui/states/empty-state'
import { showsCards } from '@/ui/table/cards-width'
import { ListHeader } from './list-header'
import { OrderPart } from './order-part'
import { listsPath } from './paths'
import { TickCards } from './tick-cards'
import { TickGrid } from './tick-grid'
import { TickToolbar } from './tick-toolbar'
import { type Kind, type ListState, nameOf, type Sheet } from './ticks'
import { useTicking } from './use-ticking'

// A list: what it is, what is ticked now, the matrix, and what is to be ordered.
export function ListView({ sheet, state }: { sheet: Sheet; state: ListState }) {
  const { t } = useText()
  const narrow = useMediaQuery(showsCards, { noSsr: true })
  const [kind, setKind] = useState<Kind>('received')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const ticking = useTicking(sheet, kind, state.enter)
  const students = useMemo(() => {
    const words = foldText(typed).split(/\s+/)
    return sheet.students.filter((one) => words.every((word) => foldText(nameOf(one)).includes(word)))
  }, [sheet.students, typed])
  const empty = sheet.students.length === 0 || sheet.books.length === 0
  return (
    <>
      <BackLink listPath={listsPath}>{t('booklist.list.title')}</BackLink>
      <ListHeader sheet={sheet} />
      {sheet.closed && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('booklist.closed')}
        </Alert>
      )}
      {empty ? (
        <EmptyState text={t(ticking.may ? 'booklist.sheet.empty' : 'booklist.sheet.empty_read')} />
      ) : (
        <>
          <TickToolbar
            {...{ sheet, state, ticking, kind, chosen, typed }}
            onChoose={setChosen}
            onKind={setKind}
            onTyped={setTyped}
          />
          <RefusedNotes {...{ sheet, state }} />
          {students.length === 0 && <EmptyState text={t('booklist.sheet.none_match')} />}
          {students.length > 0 && narrow && (
            <TickCards {...{ sheet, students, ticking, chosen }} onChoose={setChosen} />
          )}
          {students.length > 0 && !narrow && (
            <TickGrid {...{ sheet, students, ticking, chosen }} onChoose={setChosen} />
          )}
        </>
      )}
      {sheet.books.length > 0 && <OrderPart sheet={sheet} may={ticking.may} />}
    </>
  )
}

// What was ticked here and the server did not take, each with why: nothing is dropped in silence.
function RefusedNotes({ sheet, state }: { sheet: Sheet; state: ListState }) {
  const { t, code } = useText()
  const refused = [...state.cells].filter(([, { state: now }]) => now === 'refused')
  if (refused.length === 0) return null
  const settle = (choice: 'mine' | 'theirs') => {
    for (const [cell] of refused) state.settle(cell, choice)
  }
  return (
    <Alert severity="error" role="alert" sx={{ mb: 2 }}>
      {t('booklist.sheet.refused', { count: refused.length })}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {refused.slice(0, 10).map(([cell, { entry, code: why }]) => (
          <li key={cell}>
            {t('booklist.sheet.cell', {
              name: sheet.students.filter(({ id }) => id === entry.student_id).map(nameOf)[0] ?? '',
              title: sheet.books.find(({ number }) => number === entry.book)?.title ?? '',
              states: code(why) ?? t('ui.error.title'),
            })}
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => settle('mine')}>
          {t('ui.error.retry')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => settle('theirs')}>
          {t('booklist.sheet.let_go')}
        </Button>
      </Box>
    </Alert>
  )
}
