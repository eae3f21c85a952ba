import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { sayDay } from '@/lib/calendar-days'
import { useFound } from '@/lib/use-found'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { CloseIcon, ErrorIcon, ExpandIcon, ScanIcon, SuccessIcon } from '@/ui/icons'
import { lend, type Reader, readersQuery, refreshLoans, takeBack } from './api'
import { beep } from './beep'

type Mode = 'lend' | 'back'
type Line = { number: number; text: string; well: boolean }

// How many of what was scanned stay in sight.
const shown = 12

/** Books go out and come back one scan after the other: nobody touches the screen between two of them. */
export function Desk({ campusId }: { campusId: string }) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const [mode, setMode] = useState<Mode>('lend')
  const [reader, setReader] = useState<Reader | null>(null)
  const [typed, setTyped] = useState('')
  const [lines, setLines] = useState<readonly Line[]>([])
  const number = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  const tell = (text: string, well: boolean) => {
    beep(well)
    number.current += 1
    setLines((all) => [{ number: number.current, text, well }, ...all].slice(0, shown))
  }
  const scan = async (code: string) => {
    if (mode === 'lend' && !reader) return tell(t('loan.desk.who_first'), false)
    try {
      tell(mode === 'lend' && reader ? await lendTo(reader, code, texts) : await comeBack(code, texts), true)
      refreshLoans(cache)
    } catch (error) {
      tell(`${code} – ${sayFailure(error, texts)}`, false)
    }
  }
  return (
    <Box component="section" aria-label={t('loan.desk.title')} sx={{ mb: 4, maxWidth: 720 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={mode}
          aria-label={t('loan.desk.title')}
          onChange={(_event, next: Mode | null) => next && setMode(next)}
        >
          {(['lend', 'back'] as const).map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 2 }}>
              {t(`loan.desk.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {mode === 'lend' && (
          <ReaderField
            {...{ campusId, reader }}
            onReader={(next) => {
              setReader(next)
              if (next) field.current?.focus()
            }}
          />
        )}
        <OutlinedInput
          value={typed}
          inputRef={field}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return
            event.preventDefault()
            void scan(typed.trim())
            setTyped('')
          }}
          placeholder={t('loan.desk.scan')}
          startAdornment={
            <InputAdornment position="start">
              <ScanIcon fontSize="small" />
            </InputAdornment>
          }
          inputProps={{ 'aria-label': t('loan.desk.scan'), maxLength: 64, autoComplete: 'off' }}
          sx={{ width: 240, minHeight: 44 }}
        />
      </Box>
      <Box role="log" aria-label={t('loan.desk.title')} sx={{ mt: 1.5 }}>
        {lines.map((line) => (
          <Box key={line.number} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            {line.well ? <SuccessIcon color="success" /> : <ErrorIcon color="error" />}
            <Typography sx={{ overflowWrap: 'anywhere' }}>{line.text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

async function lendTo(reader: Reader, code: string, { t, language }: Texts): Promise<string> {
  const loan = await lend(code, reader.id)
  return t('loan.desk.lent', { title: loan.title, name: reader.name, day: sayDay(loan.due_day, language) })
}

async function comeBack(code: string, { t }: Texts): Promise<string> {
  const { outcome, copy, loan } = await takeBack(code)
  return t(`loan.desk.outcome.${outcome}`, { title: copy.title, name: loan?.borrower ?? '' })
}

// Why a book did not go out, in words.
function sayFailure(error: unknown, { t, code }: Texts): string {
  if (!(error instanceof ApiError)) return t('ui.error.title')
  const field = error.fields[0]
  return code(field?.code ?? error.code, field?.params) ?? t('ui.error.title')
}

type ReaderFieldProps = {
  campusId: string
  reader: Reader | null
  onReader: (reader: Reader | null) => void
}

// Who takes the books, found while one types.
function ReaderField({ campusId, reader, onReader }: ReaderFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { found, searching } = useFound({
    typed: typed === reader?.name ? '' : typed,
    asked: open,
    queryOf: (text) => readersQuery(campusId, text),
    wordsOf: ({ name, about }) => `${name} ${about}`,
  })
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      filterOptions={(all) => all}
      value={reader}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, next) => onReader(next)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      autoHighlight
      loading={searching}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothing_found')}
      popupIcon={<ExpandIcon />}
      clearIcon={<CloseIcon />}
      openText={t('ui.open')}
      closeText={t('ui.close')}
      clearText={t('ui.clear')}
      sx={{ width: 280 }}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          placeholder={t('loan.desk.reader')}
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': t('loan.desk.reader') }}
          sx={{ minHeight: 44 }}
        />
      )}
    />
  )
}
