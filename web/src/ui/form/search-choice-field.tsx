import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { CloseIcon, ExpandIcon } from '@/ui/icons'
import type { Choice } from './choice-field'
import { ControlledField, type FieldOf } from './controlled-field'

type SearchChoiceFieldProps<T extends FieldValues> = FieldOf<T> & {
  // A long list that takes a moment to make is made when somebody is to choose from it; until then the name of what was
  // chosen is enough.
  choices: readonly Choice[] | (() => readonly Choice[])
  nameOf?: ((value: string) => string) | undefined
  // Told what somebody chose, for fields that depend on it.
  onPick?: ((value: string) => void) | undefined
}

// More lines than this nobody reads: typing one letter more is quicker.
const shown = 50

function filterChoices(choices: Choice[], typed: string): Choice[] {
  const wanted = foldText(typed)
  return choices
    .filter((choice) => foldText(`${choice.label} ${choice.value}`).includes(wanted))
    .slice(0, shown)
}

function listOf(choices: readonly Choice[] | (() => readonly Choice[])): readonly Choice[] {
  return typeof choices === 'function' ? choices() : choices
}

// One of many: typing finds it, without minding case and accents. Nothing chosen is the empty text.
export function SearchChoiceField<T extends FieldValues>({
  choices,
  nameOf,
  onPick,
  ...field
}: SearchChoiceFieldProps<T>) {
  const { t } = useText()
  const label = useCallback(
    (value: unknown) => {
      const text = String(value ?? '')
      return nameOf ? nameOf(text) : (listOf(choices).find((choice) => choice.value === value)?.label ?? text)
    },
    [choices, nameOf],
  )
  // A value is the same object at each draw, also where the choices are listed anew, or come while somebody types: given
  // another, the kit puts the field back and what was typed is gone.
  const [known] = useState(() => new Map<string, Choice>())
  const [typing, setTyping] = useState(false)
  const choiceOf = (value: string) => {
    const choice = { value, label: label(value) }
    const same = known.get(value)
    if (same && (typing || same.label === choice.label)) return same
    known.set(value, choice)
    return choice
  }
  return (
    <ControlledField {...field} show={label}>
      {({ id, value, onChange, onBlur, ref, invalid, describedBy }) => (
        <Autocomplete
          id={id}
          options={listOf(choices) as Choice[]}
          value={value ? choiceOf(String(value)) : null}
          isOptionEqualToValue={(option, current) => option.value === current.value}
          filterOptions={(options, { inputValue }) => filterChoices(options, inputValue)}
          onChange={(_event, choice) => {
            onChange(choice?.value ?? '')
            onPick?.(choice?.value ?? '')
          }}
          onInputChange={(_event, _typed, reason) => setTyping(reason === 'input')}
          onBlur={onBlur}
          autoHighlight
          popupIcon={<ExpandIcon />}
          clearIcon={<CloseIcon />}
          openText={t('ui.open')}
          closeText={t('ui.close')}
          clearText={t('ui.clear')}
          noOptionsText={t('ui.nothing_found')}
          renderInput={(params) => (
            <OutlinedInput
              {...params.slotProps.input}
              id={params.id}
              fullWidth
              error={invalid}
              inputRef={ref}
              inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': describedBy }}
            />
          )}
        />
      )}
    </ControlledField>
  )
}
