import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { currencySign, formatMoney, unitsOf } from '@/lib/money'
import { formatNumber, parseNumber } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { FilterPopover } from '@/ui/table/filter-popover'

type AmountFilterProps = {
  label: string
  currency: string
  // Smallest units, as everywhere; the address keeps them.
  value: string | undefined
  onChange: (units: string | undefined) => void
}

// A filter by an amount, typed as people write it. It counts when the field is left or Enter is pressed.
export function AmountFilter({ label, currency, value, onChange }: AmountFilterProps) {
  const { language } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [typed, setTyped] = useState('')
  const scale = unitsOf(currency)
  const units = Number(value ?? 0)
  const open = (element: HTMLElement | null) => {
    setTyped(units > 0 ? formatNumber(units / scale, language) : '')
    setAnchor(element)
  }
  const close = () => {
    const amount = parseNumber(typed)
    const next = amount !== null && amount > 0 ? String(Math.round(amount * scale)) : undefined
    setAnchor(null)
    if (next !== value) onChange(next)
  }
  return (
    <FilterPopover
      label={label}
      chosen={units > 0 ? formatMoney(units, currency, language) : ''}
      width={200}
      anchor={anchor}
      onOpen={open}
      onClose={close}
      onRemove={() => onChange(undefined)}
    >
      <OutlinedInput
        autoFocus
        fullWidth
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && close()}
        inputProps={{ 'aria-label': label, inputMode: 'decimal' }}
        endAdornment={<InputAdornment position="end">{currencySign(currency, language)}</InputAdornment>}
      />
    </FilterPopover>
  )
}
