import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { CloseIcon, ExpandIcon } from '@/ui/icons'
import { ControlledField, type FieldInput, type FieldOf } from './controlled-field'

// Somebody or something that was found: the form keeps it with its name.
export type FoundOne = { id: string; name: string; about: string }

type Finds<Key extends QueryKey> = {
  queryOf: (text: string) => UseQueryOptions<FoundOne[], Error, FoundOne[], Key>
  // Why one cannot be chosen; empty where it can.
  noteOf?: (one: FoundOne) => string
  placeholder?: string
}

// Several of very many, found on the server while one types.
export function FoundField<T extends FieldValues, Key extends QueryKey>({
  queryOf,
  noteOf,
  placeholder,
  ...field
}: FieldOf<T> & Finds<Key>) {
  const show = useCallback((value: unknown) => (value as FoundOne[]).map(({ name }) => name).join(', '), [])
  return (
    <ControlledField {...field} show={show}>
      {(input) => <FoundInput {...input} queryOf={queryOf} noteOf={noteOf} placeholder={placeholder} />}
    </ControlledField>
  )
}

function FoundInput<Key extends QueryKey>(props: FieldInput & Finds<Key>) {
  const { id, value, onChange, onBlur, ref, invalid, describedBy, queryOf, noteOf, placeholder } = props
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const chosen = value as FoundOne[]
  const wordsOf = ({ name, about }: FoundOne) => `${name} ${about}`
  const { found, searching } = useFound({ typed, asked: open, queryOf, wordsOf })
  return (
    <Autocomplete
      multiple
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found}
      value={chosen}
      inputValue={typed}
      // Choosing one keeps the search: the next is often of the same name.
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
      // The server has searched already.
      filterOptions={(all) => all}
      filterSelectedOptions
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      getOptionDisabled={(option) => Boolean(noteOf?.(option))}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      onChange={(_event, next) => {
        setTyped('')
        onChange(next)
      }}
      onBlur={onBlur}
      autoHighlight
      disableCloseOnSelect
      loading={searching}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothing_found')}
      popupIcon={<ExpandIcon />}
      clearIcon={<CloseIcon />}
      openText={t('ui.open')}
      closeText={t('ui.close')}
      clearText={t('ui.clear')}
      renderOption={({ key: _key, ...option }, one) => (
        <li key={one.id} {...option}>
          <FoundLine one={one} note={noteOf?.(one) ?? ''} />
        </li>
      )}
      renderValue={(all, itemProps) =>
        all.map(({ id: key, name }, index) => {
          const { key: _key, ...item } = itemProps({ index })
          return <Chip key={key} size="small" label={name} deleteIcon={<CloseIcon />} {...item} />
        })
      }
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          multiline={false}
          placeholder={chosen.length === 0 ? placeholder : undefined}
          error={invalid}
          inputRef={ref}
          inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': describedBy }}
          sx={{ flexWrap: 'wrap', height: 'auto', minHeight: 38, py: 0.5, rowGap: 0.5 }}
        />
      )}
    />
  )
}

function FoundLine({ one: { name, about }, note }: { one: FoundOne; note: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {name}
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{about}</Box>
      </Box>
      {note && <Box sx={{ fontSize: '0.75rem', flexShrink: 0 }}>{note}</Box>}
    </Box>
  )
}
