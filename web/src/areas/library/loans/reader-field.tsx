import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { CloseIcon, ExpandIcon } from '@/ui/icons'
import { type Reader, readersQuery } from './api'

type ReaderFieldProps = {
  campusId: string
  reader: Reader | null
  onReader: (reader: Reader | null) => void
}

// Who takes the books, found while one types.
export function ReaderField({ campusId, reader, onReader }: ReaderFieldProps) {
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
