import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import { type ReactNode, useState } from 'react'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import type { Choice } from '@/ui/form/choice-field'
import { FilterPopover } from './filter-popover'

type SearchFilterChipProps = {
  label: string
  value: string | undefined
  // How the value reads, where the choices at hand may not hold it.
  shown?: string | undefined
  // A long list that takes a moment to make is made once it is asked for.
  choices: readonly Choice[] | (() => readonly Choice[])
  onChange: (value: string | undefined) => void
  // The choices are searched elsewhere, on the server say: here comes what was typed.
  onSearch?: (typed: string) => void
  loading?: boolean
  // What was typed is itself a choice.
  free?: boolean
}

const most = 50

// A filter of many choices: typing finds one, without minding case and accents.
export function SearchFilterChip(props: SearchFilterChipProps) {
  const { label, value, shown, onChange, onSearch, loading = false, free = false } = props
  const { t } = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const needed = anchor !== null || value !== undefined
  const choices = typeof props.choices !== 'function' ? props.choices : needed ? props.choices() : []
  const name = choices.find((choice) => choice.value === value)?.label ?? shown ?? value ?? ''
  const close = () => setAnchor(null)
  const find = (options: Choice[], typed: string) => {
    if (onSearch) return options
    const wanted = foldText(typed.trim())
    const found = options.filter((option) => foldText(option.label).includes(wanted)).slice(0, most)
    const own = free && wanted !== '' && !found.some((option) => foldText(option.label) === wanted)
    return own ? [...found, { value: typed.trim(), label: typed.trim() }] : found
  }
  return (
    <FilterPopover
      label={label}
      chosen={value ? name : ''}
      width={280}
      anchor={anchor}
      onOpen={setAnchor}
      onClose={close}
      onRemove={() => onChange(undefined)}
    >
      <Autocomplete
        open
        disablePortal
        forcePopupIcon={false}
        autoHighlight
        options={choices as Choice[]}
        filterOptions={(options, { inputValue }) => find(options, inputValue)}
        loading={loading}
        loadingText={t('ui.loading')}
        noOptionsText={t('ui.nothing_found')}
        value={null}
        // It is always open: Escape is for the paper around it.
        onClose={(_event, reason) => {
          if (reason === 'escape') close()
        }}
        onInputChange={(_event, typed) => onSearch?.(typed)}
        onChange={(_event, choice) => {
          if (!choice) return
          close()
          onChange(choice.value)
        }}
        slots={{ popper: InPlace }}
        slotProps={{ paper: { elevation: 0, sx: { border: 0, m: 0, mt: 1 } } }}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            id={params.id}
            autoFocus
            fullWidth
            placeholder={t('list.filter.type')}
            inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
          />
        )}
      />
    </FilterPopover>
  )
}

// The list stands in the paper below the field, not in a layer of its own.
function InPlace({ children }: PopperProps) {
  return <div>{children as ReactNode}</div>
}
