import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { countryName } from '@/lib/world'
import { useText } from '@/texts/use-text'
import { ControlledField, type FieldInput, type FieldOf } from '@/ui/form/controlled-field'
import { AddIcon, CloseIcon, ExpandIcon } from '@/ui/icons'
import { type Church, churchesQuery, keepChurch, knownChurch } from './api'
import { useSettled } from './use-settled'

type ChurchFieldProps<T extends FieldValues> = FieldOf<T> & {
  // The church is not there: it may be added, under the name that was typed.
  onAdd: (name: string) => void
}

// A church of the network, found on the server while one types.
export function ChurchField<T extends FieldValues>({ onAdd, ...field }: ChurchFieldProps<T>) {
  const cache = useQueryClient()
  const show = useCallback((id: unknown) => knownChurch(cache, String(id))?.name ?? '', [cache])
  return (
    <ControlledField {...field} show={show}>
      {(input) => <ChurchInput {...input} onAdd={onAdd} />}
    </ControlledField>
  )
}

// The last line of the list, which is no church.
const adding: Church = { id: '', name: '', pastor: '' }

function ChurchInput({ id, value, onChange, onBlur, ref, invalid, describedBy, onAdd }: ChurchInputProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const chosen = value ? (knownChurch(cache, String(value)) ?? null) : null
  const wanted = useSettled(typed === chosen?.name ? '' : typed)
  const found = useQuery({ ...churchesQuery(wanted), enabled: open })
  const choose = (church: Church | null) => {
    if (church === adding) return onAdd(typed === chosen?.name ? '' : typed)
    if (church) keepChurch(cache, church)
    onChange(church?.id ?? '')
  }
  return (
    <Autocomplete
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={[...(found.data?.items ?? []), adding]}
      // The server has searched already.
      filterOptions={(options) => options}
      loading={found.isFetching}
      loadingText={t('ui.loading')}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      getOptionLabel={(church) => church.name}
      isOptionEqualToValue={(option, current) => option.id === current.id}
      onChange={(_event, church) => choose(church)}
      onBlur={onBlur}
      popupIcon={<ExpandIcon />}
      clearIcon={<CloseIcon />}
      openText={t('ui.open')}
      closeText={t('ui.close')}
      clearText={t('ui.clear')}
      renderOption={({ key: _key, ...props }, church) => (
        <li key={church.id || 'add'} {...props}>
          {church === adding ? <AddLine /> : <ChurchLine church={church} />}
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          placeholder={t('church.search')}
          error={invalid}
          inputRef={ref}
          inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': describedBy }}
        />
      )}
    />
  )
}

type ChurchInputProps = FieldInput & { onAdd: (name: string) => void }

function AddLine() {
  const { t } = useText()
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'primary.main' }}
    >
      <AddIcon />
      {t('church.add')}
    </Box>
  )
}

function ChurchLine({ church }: { church: Church }) {
  const { language } = useText()
  const place = [church.city, countryName(church.country ?? '', language)].filter(Boolean).join(', ')
  const about = [place, church.pastor].filter(Boolean).join(' · ')
  return (
    <Box sx={{ minWidth: 0 }}>
      {church.name}
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{about}</Box>
    </Box>
  )
}
