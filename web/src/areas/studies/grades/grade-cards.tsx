import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import TextField from '@mui/material/TextField'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { Avatar } from '@/ui/avatar'
import type { Grade, GradeCell, GradeSheet, GradeStudent } from './api'
import { Against } from './grade-cell'
import { Passed, PresenceOf } from './grade-grid'
import { CardsLook } from './grid-look'
import { sayGrade } from './points'
import { columnName, mayTypeIn, type SheetColumn } from './sheet-columns'
import type { Grading } from './use-grading'

type GradeCardsProps = { sheet: GradeSheet; columns: readonly SheetColumn[]; grading: Grading }

/** The sheet on a phone: a card for each student with one field, the next one by Enter. What is entered is chosen above. */
export function GradeCards({ sheet, columns, grading }: GradeCardsProps) {
  const texts = useText()
  const { t } = texts
  const [key, setKey] = useState(columns[0]?.key)
  const column = columns.find((one) => one.key === key) ?? columns[0]
  const list = useRef<HTMLUListElement>(null)
  if (!column) return null
  const goOn = (row: number) => {
    const fields = [...(list.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
    const next = fields[row + 1]
    if (next) next.focus()
    else fields[row]?.blur()
  }
  return (
    <CardsLook>
      <NativeSelect
        value={column.key}
        onChange={(event) => setKey(event.target.value)}
        inputProps={{ 'aria-label': t('grade.sheet.entered') }}
        disableUnderline
        className="choice"
      >
        {columns.map((one) => (
          <option key={one.key} value={one.key}>
            {columnName(one, texts)}
          </option>
        ))}
      </NativeSelect>
      <ul ref={list} aria-label={t('grade.sheet.label')}>
        {sheet.students.map((student, row) => (
          <Card
            key={student.enrollment_id}
            {...{ sheet, student, column, grading }}
            onNext={() => goOn(row)}
          />
        ))}
      </ul>
    </CardsLook>
  )
}

type CardProps = {
  sheet: GradeSheet
  student: GradeStudent
  column: SheetColumn
  grading: Grading
  onNext: () => void
}

function Card({ sheet, student, column, grading, onNext }: CardProps) {
  const { t } = useText()
  const { enrollment_id, first_name, last_name, photo_url } = student
  const view = grading.view(enrollment_id, column)
  const name = `${first_name} ${last_name}`
  const cell = grading.cellAt(enrollment_id, column.attempt)
  const put = (text: string, was = cell) => grading.put([{ enrollmentId: enrollment_id, column, text, was }])
  const words = (['absent', 'exempt'] as const)
    .filter((state) => state === 'absent' || column.attempt === 0)
    .map((state) => t(`grade.state.${state}`))
  return (
    <li className={view.reason ? 'refused' : view.against ? 'against' : ''}>
      <Avatar name={name} src={photo_url} size={36} />
      <Box className="about">
        <b>{last_name}</b> {first_name}
        <small>
          <PresenceOf sheet={sheet} student={student} /> · <Passed student={student} />
          <CountsInstead student={student} column={column} />
        </small>
      </Box>
      {view.against ? (
        <Against
          view={view}
          onSettle={(choice) => grading.settle(`${enrollment_id}.${column.attempt}`, choice)}
        />
      ) : mayTypeIn(sheet, column) ? (
        <>
          <Field key={column.key} {...{ name, column, view, cell, put, onNext }} />
          {column.field === 'grade' && (
            <ActionMenu
              label={t('grade.sheet.other', { name })}
              actions={[
                ...words.map((word) => ({ label: word, onClick: () => put(word) })),
                { label: t('grade.sheet.empty'), onClick: () => put('') },
              ]}
            />
          )}
        </>
      ) : (
        <span className="text">{view.text}</span>
      )}
    </li>
  )
}

// Where another try counts than the one that is shown, it is said: else 69.5 would stand beside "passed".
function CountsInstead({ student: { attempts, counts }, column }: Pick<CardProps, 'student' | 'column'>) {
  const texts = useText()
  const counting = ({ state, points }: Grade) => state === counts.state && points === counts.points
  const shown = attempts.find(({ attempt }) => attempt === column.attempt)
  const other = attempts.find(counting)
  if (column.field === 'comment' || !other || !shown || shown.state === '' || counting(shown)) return null
  const which = columnName({ ...column, attempt: other.attempt }, texts)
  return <>{` · ${texts.t('grade.sheet.counts', { which, grade: sayGrade(counts, texts) })}`}</>
}

type FieldProps = {
  name: string
  column: SheetColumn
  view: { text: string; reason: string }
  cell: GradeCell
  put: (text: string, was: GradeCell) => void
  onNext: () => void
}

// What is being typed is one's own until the field is left.
function Field({ name, column, view, cell, put, onNext }: FieldProps) {
  const [typed, setTyped] = useState<string>()
  const was = useRef(cell)
  const leave = () => {
    if (typed !== undefined && typed !== view.text) put(typed, was.current)
    setTyped(undefined)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(undefined)
    if (event.key !== 'Enter') return
    event.preventDefault()
    onNext()
  }
  const comment = column.field === 'comment'
  return (
    <TextField
      className={comment ? 'wide' : 'narrow'}
      size="small"
      value={typed ?? view.text}
      error={view.reason !== ''}
      helperText={view.reason || undefined}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={() => {
        was.current = cell
      }}
      onBlur={leave}
      onKeyDown={handleKey}
      slotProps={{
        htmlInput: {
          'aria-label': name,
          inputMode: comment ? 'text' : 'decimal',
          enterKeyHint: 'next',
          autoComplete: 'off',
        },
      }}
    />
  )
}
