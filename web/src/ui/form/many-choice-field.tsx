import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { CloseIcon, ExpandIcon } from '@/ui/icons'
import type { Choice } from './choice-field'
import { ControlledField, type FieldOf } from './controlled-field'

type ManyChoiceFieldProps<T extends FieldValues> = FieldOf<T> & {
  choices: readonly Choice[]
  placeholder?: string
}

// More lines than this nobody reads: typing one letter more is quicker.
const shown = 50

function filterChoices(choices: Choice[], typed: string): Choice[] {
  const wanted = foldText(typed.trim())
  return choices
    .filter((choice) => foldText(`${choice.label} ${choice.value}`).includes(wanted))
    .slice(0, shown)
}

// Several of many, each a chip: typing finds the next, without minding case and accents.
export function ManyChoiceField<T extends FieldValues>(props: ManyChoiceFieldProps<T>) {
  const { choices, placeholder, ...field } = props
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const chosen = useCallback(
    (value: unknown) =>
      (value as string[]).map((one) => choices.find((c) => c.value === one) ?? { value: one, label: one }),
    [choices],
  )
  const show = useCallback(
    (value: unknown) =>
      chosen(value)
        .map((choice) => choice.label)
        .join(', '),
    [chosen],
  )
  return (
    <ControlledField {...field} show={show}>
      {({ id, value, onChange, onBlur, ref, invalid, describedBy }) => (
        <Autocomplete
          multiple
          id={id}
          options={choices as Choice[]}
          value={chosen(value)}
          isOptionEqualToValue={(option, current) => option.value === current.value}
          filterOptions={(options, { inputValue }) => filterChoices(options, inputValue)}
          filterSelectedOptions
          // The kit empties the field whenever the form is drawn again: what somebody is typing stays.
          inputValue={typed}
          onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
          onChange={(_event, next) => onChange(next.map((choice) => choice.value))}
          onBlur={onBlur}
          autoHighlight
          disableCloseOnSelect
          popupIcon={<ExpandIcon />}
          clearIcon={<CloseIcon />}
          openText={t('ui.open')}
          closeText={t('ui.close')}
          clearText={t('ui.clear')}
          noOptionsText={t('ui.nothing_found')}
          renderValue={(values, itemProps) =>
            values.map((choice, index) => {
              const { key: _key, ...item } = itemProps({ index })
              return (
                <Chip
                  key={choice.value}
                  size="small"
                  label={choice.label}
                  deleteIcon={<CloseIcon />}
                  {...item}
                />
              )
            })
          }
          renderInput={(params) => (
            <OutlinedInput
              {...params.slotProps.input}
              id={params.id}
              fullWidth
              multiline={false}
              placeholder={(value as string[]).length === 0 ? placeholder : undefined}
              error={invalid}
              inputRef={ref}
              inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': describedBy }}
              sx={{ flexWrap: 'wrap', height: 'auto', minHeight: 38, py: 0.5, rowGap: 0.5 }}
            />
          )}
        />
      )}
    </ControlledField>
  )
}
