import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { ControlledField, type FieldInput, type FieldOf } from '@/ui/form/controlled-field'
import { CloseIcon, ExpandIcon } from '@/ui/icons'
import { peopleFoundQuery } from './api'
import type { PersonChoice } from './enroll-form'

type PeopleFieldProps = {
  campusId: string
  // Who is enrolled already cannot be chosen, and is said to be.
  enrolled: ReadonlySet<string>
}

// Several people of a campus, found on the server while one types; the form keeps them with their names.
export function PeopleField<T extends FieldValues>(props: FieldOf<T> & PeopleFieldProps) {
  const { campusId, enrolled, ...field } = props
  const show = useCallback(
    (value: unknown) => (value as PersonChoice[]).map(({ name }) => name).join(', '),
    [],
  )
  return (
    <ControlledField {...field} show={show}>
      {(input) => <PeopleInput {...input} campusId={campusId} enrolled={enrolled} />}
    </ControlledField>
  )
}

function PeopleInput(props: FieldInput & PeopleFieldProps) {
  const { id, value, onChange, onBlur, ref, invalid, describedBy, campusId, enrolled } = props
  const { t, code } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { found, searching } = useFound({
    typed,
    asked: open,
    queryOf: (text) => peopleFoundQuery(campusId, text),
    wordsOf: ({ name, email }) => `${name} ${email}`,
  })
  const chosen = value as PersonChoice[]
  const options = found.map(({ id: personId, name, email, roles }): PersonChoice => {
    const here = roles.filter((role) => role.campus_id === campusId).map(({ role }) => role)
    const said = [...new Set(here)].map((role) => code(`access.role.${role}`) ?? role).join(', ')
    return { id: personId, name, about: [email, said].filter(Boolean).join(' · ') }
  })
  return (
    <Autocomplete
      multiple
      id={id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        // Choosing one keeps the search: the next is often of the same name.
        if (reason !== 'reset') setTyped(text)
      }}
      // The server has searched already.
      filterOptions={(all) => all}
      filterSelectedOptions
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.id}
      getOptionDisabled={(option) => enrolled.has(option.id)}
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
      renderOption={({ key: _key, ...option }, person) => (
        <li key={person.id} {...option}>
          <PersonLine person={person} note={enrolled.has(person.id) ? t('enrollment.is_enrolled') : ''} />
        </li>
      )}
      renderValue={(people, itemProps) =>
        people.map((person, index) => {
          const { key: _key, ...item } = itemProps({ index })
          return (
            <Chip key={person.id} size="small" label={person.name} deleteIcon={<CloseIcon />} {...item} />
          )
        })
      }
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          multiline={false}
          placeholder={chosen.length === 0 ? t('enrollment.people_search') : undefined}
          error={invalid}
          inputRef={ref}
          inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': describedBy }}
          sx={{ flexWrap: 'wrap', height: 'auto', minHeight: 38, py: 0.5, rowGap: 0.5 }}
        />
      )}
    />
  )
}

function PersonLine({ person, note }: { person: PersonChoice; note: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {person.name}
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {person.about}
        </Box>
      </Box>
      {note && <Box sx={{ fontSize: '0.75rem', flexShrink: 0 }}>{note}</Box>}
    </Box>
  )
}
