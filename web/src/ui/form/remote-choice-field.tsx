import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useSettled } from '@/lib/use-settled'
import { useText } from '@/texts/use-text'
import { AddIcon, CloseIcon, ExpandIcon } from '@/ui/icons'
import { ControlledField, type FieldInput, type FieldOf } from './controlled-field'

// One line to choose; `about` stands small under its name.
export type RemoteChoice = { id: string; name: string; about?: string }

type RemoteChoiceProps = {
  // A hook that finds choices for what was typed; not asked while the list is closed.
  useChoices: (typed: string, asked: boolean) => { choices: readonly RemoteChoice[]; loading: boolean }
  // What is known of a chosen id: people know it by its name.
  known: (id: string) => RemoteChoice | undefined
  onChosen?: (choice: RemoteChoice) => void
  placeholder?: string
  // What is not there may be added, under the name that was typed.
  add?: { label: string; onAdd: (typed: string) => void }
}

// One of very many, found on the server while one types; the form keeps its id.
export function RemoteChoiceField<T extends FieldValues>(props: FieldOf<T> & RemoteChoiceProps) {
  const { useChoices, known, onChosen, placeholder, add, ...field } = props
  const show = useCallback((id: unknown) => known(String(id))?.name ?? '', [known])
  const search = { useChoices, known, onChosen, placeholder, add }
  return (
    <ControlledField {...field} show={show}>
      {(input) => <RemoteChoiceInput {...input} {...search} />}
    </ControlledField>
  )
}

// The last line of the list, which is nothing to choose.
const adding: RemoteChoice = { id: '', name: '' }

type RemoteChoiceInputProps = FieldInput & {
  [K in keyof RemoteChoiceProps]: RemoteChoiceProps[K] | undefined
} & Pick<RemoteChoiceProps, 'useChoices' | 'known'>

function RemoteChoiceInput(props: RemoteChoiceInputProps) {
  const { id, value, onChange, onBlur, ref, invalid, describedBy } = props
  const { useChoices, known, onChosen, placeholder, add } = props
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const chosen = value ? (known(String(value)) ?? null) : null
  const { choices, loading } = useChoices(useSettled(typed === chosen?.name ? '' : typed), open)
  const choose = (choice: RemoteChoice | null) => {
    if (choice === adding) return add?.onAdd(typed === chosen?.name ? '' : typed)
    if (choice) onChosen?.(choice)
    onChange(choice?.id ?? '')
  }
  return (
    <Autocomplete
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={add ? [...choices, adding] : [...choices]}
      // The server has searched already.
      filterOptions={(options) => options}
      loading={loading}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothing_found')}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={(choice) => choice.name}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      onChange={(_event, choice) => choose(choice)}
      onBlur={onBlur}
      popupIcon={<ExpandIcon />}
      clearIcon={<CloseIcon />}
      openText={t('ui.open')}
      closeText={t('ui.close')}
      clearText={t('ui.clear')}
      renderOption={({ key: _key, ...option }, choice) => (
        <li key={choice.id || 'add'} {...option}>
          {choice === adding ? <AddLine label={add?.label ?? ''} /> : <ChoiceLine choice={choice} />}
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          placeholder={placeholder}
          error={invalid}
          inputRef={ref}
          inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': describedBy }}
        />
      )}
    />
  )
}

function AddLine({ label }: { label: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'primary.main' }}
    >
      <AddIcon />
      {label}
    </Box>
  )
}

function ChoiceLine({ choice }: { choice: RemoteChoice }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {choice.name}
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{choice.about}</Box>
    </Box>
  )
}
