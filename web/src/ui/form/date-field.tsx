import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { dayPattern, isDay, readDay, sayDay, writeDay } from '@/lib/calendar-days'
import { useText } from '@/texts/use-text'
import { CalendarIcon } from '@/ui/icons'
import { ControlledField, type FieldInput, type FieldOf } from './controlled-field'
import { useFormScope } from './form-scope'

type DateFieldProps<T extends FieldValues> = FieldOf<T> & {
  autoComplete?: string
  // The last day that can be picked ("2026-11-15"), where it is not the API's own limit.
  max?: string
}

// A day of the calendar, kept as "1980-02-29": typed the way the person's language writes it, or picked from the
// browser's own calendar. What was typed and is no day stays, for the form to refuse. No library: 50 KiB lighter,
// and a phone shows the wheel that its owner knows.
export function DateField<T extends FieldValues>({ autoComplete, max, ...field }: DateFieldProps<T>) {
  const { language } = useText()
  const limits = useFormScope().limits[field.name]
  const show = useCallback((value: unknown) => sayDay(String(value ?? ''), language), [language])
  return (
    <ControlledField {...field} show={show}>
      {(input) => (
        <DateInput
          {...input}
          autoComplete={autoComplete}
          min={limits?.firstDay}
          max={max ?? limits?.lastDay}
        />
      )}
    </ControlledField>
  )
}

type DateInputProps = FieldInput & Record<'autoComplete' | 'min' | 'max', string | undefined>

function DateInput(props: DateInputProps) {
  const { id, value, onChange, onBlur, ref, invalid, describedBy, autoComplete, min, max } = props
  const { t, language } = useText()
  const calendar = useRef<HTMLInputElement>(null)
  // What is being typed, apart from the day that the form holds.
  const [typed, setTyped] = useState<string | null>(null)
  const iso = String(value ?? '')
  const [day = '', month = '', year = ''] = t('field.day_letters')
  const handleBlur = () => {
    setTyped(null)
    onBlur()
  }
  return (
    <Box sx={{ position: 'relative' }}>
      <OutlinedInput
        id={id}
        fullWidth
        value={typed ?? writeDay(iso, language)}
        placeholder={dayPattern(language, { day, month, year })}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(readDay(event.target.value, language) ?? event.target.value.trim())
        }}
        onBlur={handleBlur}
        inputRef={ref}
        error={invalid}
        autoComplete={autoComplete}
        inputProps={{ 'aria-describedby': describedBy, inputMode: 'numeric' }}
        endAdornment={
          <IconButton
            edge="end"
            aria-label={t('field.pick_day')}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarIcon />
          </IconButton>
        }
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
      <Box
        component="input"
        type="date"
        ref={calendar}
        tabIndex={-1}
        aria-hidden
        value={isDay(iso) ? iso : ''}
        min={min}
        max={max}
        onChange={(event) => {
          setTyped(null)
          onChange(event.target.value)
        }}
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          insetBlockEnd: 0,
          width: 1,
          height: 1,
          p: 0,
          border: 0,
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Box>
  )
}
