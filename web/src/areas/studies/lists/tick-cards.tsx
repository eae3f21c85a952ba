import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { ExpandIcon } from '@/ui/icons'
import { StudentActs } from './row-acts'
import { sayTicks, TickMarks } from './tick-look'
import { type ListStudent, nameOf, type Sheet, stands } from './ticks'
import type { Ticking } from './use-ticking'

type TickCardsProps = {
  sheet: Sheet
  students: readonly ListStudent[]
  ticking: Ticking
  chosen: string
  onChoose: (studentId: string) => void
}

// On a phone one student after the other: a tap opens his books, another ticks one.
export function TickCards({ sheet, students, ticking, chosen, onChoose }: TickCardsProps) {
  const [open, setOpen] = useState('')
  // Who is alone, or is being handed books by scanner, stands open.
  const only = students.length === 1 ? students[0]?.id : undefined
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {students.map((student) => (
        <StudentCard
          key={student.id}
          {...{ sheet, student, ticking, onChoose }}
          isOpen={[open, chosen, only].includes(student.id)}
          isChosen={chosen === student.id}
          onOpen={() => setOpen(open === student.id ? '' : student.id)}
        />
      ))}
    </Box>
  )
}

type StudentCardProps = Omit<TickCardsProps, 'students' | 'chosen'> & {
  student: ListStudent
  isOpen: boolean
  isChosen: boolean
  onOpen: () => void
}

function StudentCard({ sheet, student, ticking, isOpen, isChosen, onOpen, onChoose }: StudentCardProps) {
  const texts = useText()
  const { t, language } = texts
  const name = nameOf(student)
  const { kind, may, press } = ticking
  const done = sheet.books.filter(({ number }) => stands(student, number, kind)).length
  const count = t('booklist.list.of', {
    done: formatFigure(done, language),
    all: formatFigure(sheet.books.length, language),
  })
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Button
          color="inherit"
          aria-expanded={isOpen}
          onClick={onOpen}
          startIcon={<Avatar name={name} src={student.photo_url} size={32} />}
          endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          sx={{
            ...{ flex: 1, minWidth: 0, minHeight: 48, justifyContent: 'start', textAlign: 'start' },
            // The kit makes the picture's letters as large as an icon.
            '& .MuiButton-startIcon > :nth-of-type(1)': { fontSize: '0.75rem' },
          }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="bdi" sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {count}
          </Box>
        </Button>
        <StudentActs {...{ student, may, isChosen, onChoose }} books={sheet.books} listId={sheet.id} />
      </Box>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 1, py: 1 }}>
          {sheet.books.map(({ number, title }) => (
            <Button
              key={number}
              variant="outlined"
              color={stands(student, number, kind) ? 'success' : 'inherit'}
              disabled={!may}
              aria-pressed={stands(student, number, kind)}
              aria-label={t('booklist.sheet.cell', { name, title, states: sayTicks(student, number, texts) })}
              onClick={() => press(student.id, number)}
              sx={{ minHeight: 48, justifyContent: 'space-between', textAlign: 'start', gap: 1 }}
            >
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {title}
              </Box>
              <Box component="span" sx={{ display: 'flex', flexShrink: 0 }}>
                <TickMarks student={student} book={number} />
              </Box>
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}
