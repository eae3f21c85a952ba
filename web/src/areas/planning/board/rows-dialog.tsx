import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { askAnew } from '@/api/since'
import { addDays, daysBetween } from '@/lib/day-math'
import { useText } from '@/texts/use-text'
import { AddIcon, DeleteIcon, ExpandIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { clockOf, minutesOf } from '../agenda/say-session'
import { askReason } from '../ask-reason'
import { boardKeys as keys } from '../keys'
import { type Board, type Hour, type Planning, setRows } from './api'
import { checkRows, nextRow } from './rows'
import { sayShortDay } from './say-board'

// Hours for the classes of a campus that has no timetable, made by hand for this planning.
export function RowsDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const lacking = board.planning.campuses.filter((campus) =>
    board.classes.some((one) => one.campus_id === campus.id && one.hours.length === 0),
  )
  const campuses = lacking.length > 0 ? lacking : board.planning.campuses
  const [campus, setCampus] = useState(campuses[0]?.id ?? '')
  const [rows, setOwn] = useState<readonly Hour[]>([nextRow([], board.planning.first_day)])
  const save = useSaveRows(board.planning, onClose)
  const wrong = checkRows(rows)
  const change = (at: number, wanted: Partial<Hour>) =>
    setOwn(rows.map((row, n) => (n === at ? { ...row, ...wanted } : row)))
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('board.rows.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('board.rows.text')}</Box>
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ExpandIcon}
          value={campus}
          onChange={(event) => setCampus(event.target.value)}
          inputProps={{ 'aria-label': t('board.rows.campus') }}
        >
          {campuses.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {rows.map((row, at) => (
          <RowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is nothing but its place until it is saved
            key={at}
            {...{ row, at }}
            planning={board.planning}
            onChange={(wanted) => change(at, wanted)}
            onDrop={() => setOwn(rows.filter((_, n) => n !== at))}
          />
        ))}
        {wrong && <FormHelperText error>{t(wrong)}</FormHelperText>}
        <Button
          startIcon={<AddIcon />}
          sx={{ justifySelf: 'start' }}
          onClick={() => setOwn([...rows, nextRow(rows, board.planning.first_day)])}
        >
          {t('board.rows.add')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={rows.length === 0 || wrong !== undefined}
          loading={save.isPending}
          onClick={() => save.mutate({ campus, rows: [...rows] })}
        >
          {t('board.rows.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type RowFieldsProps = {
  row: Hour
  at: number
  planning: Planning
  onChange: (wanted: Partial<Hour>) => void
  onDrop: () => void
}

function RowFields({ row, at, planning, onChange, onDrop }: RowFieldsProps) {
  const { t, language } = useText()
  const named = (field: string) => `${field} ${at + 1}`
  const days = Array.from({ length: daysBetween(planning.first_day, planning.last_day) + 1 }, (_, n) =>
    addDays(planning.first_day, n),
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr auto', gap: 1 }}>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={ExpandIcon}
        value={row.day}
        onChange={(event) => onChange({ day: event.target.value })}
        inputProps={{ 'aria-label': named(t('board.sessions.day')) }}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {sayShortDay(day, language)}
          </option>
        ))}
      </NativeSelect>
      <OutlinedInput
        type="time"
        value={clockOf(row.start)}
        onChange={(event) => onChange({ start: minutesOf(event.target.value) ?? row.start })}
        inputProps={{ 'aria-label': named(t('board.sessions.start')) }}
      />
      <OutlinedInput
        type="time"
        value={clockOf(row.finish)}
        onChange={(event) => onChange({ finish: minutesOf(event.target.value) || 24 * 60 })}
        inputProps={{ 'aria-label': named(t('board.sessions.finish')) }}
      />
      <IconButton aria-label={named(t('board.rows.drop'))} onClick={onDrop}>
        <DeleteIcon />
      </IconButton>
    </Box>
  )
}

function useSaveRows(planning: Planning, onDone: () => void) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ campus, rows }: { campus: string; rows: Hour[] }) => {
      const reason = await askReason(planning.state === 'closed', t('board.rows.save'), texts)
      return reason === null ? null : setRows(planning, campus, rows, reason)
    },
    onSuccess: (saved) => {
      if (!saved) return
      notify({ text: t('board.rows.done') })
      askAnew(cache, keys.board(planning.id))
      onDone()
    },
    onError: (error) => {
      notifyFailure(error)
      if (error instanceof ApiError && error.status === 409) askAnew(cache, keys.board(planning.id))
    },
  })
}
