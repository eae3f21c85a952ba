import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { FieldValues } from 'react-hook-form'
import { ColorMark } from '@/ui/color-mark'
import { ControlledField, type FieldOf } from './controlled-field'

// Calm colours that differ from each other for most eyes; any other can still be chosen.
const proposals = ['#3457c9', '#1f7a45', '#b4532a', '#7a3fb0', '#0f7c8a', '#b3265a', '#8f5a00', '#4a5568']

// A colour as "#rrggbb": proposals, the browser's own picker, or typed.
export function ColorField<T extends FieldValues>(field: FieldOf<T>) {
  return (
    <ControlledField {...field} read={readColor}>
      {({ id, value, onChange, onBlur, ref, invalid, describedBy }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box
            component="input"
            type="color"
            aria-label={field.label}
            value={/^#[0-9a-f]{6}$/i.test(String(value)) ? String(value) : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            sx={{
              width: 38,
              height: 38,
              p: 0.25,
              border: 1,
              borderColor: 'grey.500',
              borderRadius: 1,
              bgcolor: 'transparent',
              cursor: 'pointer',
            }}
          />
          <OutlinedInput
            id={id}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
            onBlur={onBlur}
            inputRef={ref}
            error={invalid}
            inputProps={{ 'aria-describedby': describedBy, spellCheck: false, maxLength: 7 }}
            sx={{ width: '7rem', fontVariantNumeric: 'tabular-nums' }}
          />
          {proposals.map((color) => (
            <Swatch key={color} color={color} chosen={value === color} onChoose={() => onChange(color)} />
          ))}
        </Box>
      )}
    </ControlledField>
  )
}

function readColor(value: unknown) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      <ColorMark color={String(value)} />
      <bdi>{String(value)}</bdi>
    </Box>
  )
}

function Swatch({ color, chosen, onChoose }: { color: string; chosen: boolean; onChoose: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={color}
      aria-pressed={chosen}
      onClick={onChoose}
      style={{ backgroundColor: color }}
      sx={{
        width: 28,
        height: 28,
        p: 0,
        border: 2,
        borderColor: 'background.paper',
        borderRadius: '50%',
        cursor: 'pointer',
        boxShadow: (theme) => `0 0 0 2px ${chosen ? theme.vars.palette.text.primary : 'transparent'}`,
      }}
    />
  )
}
