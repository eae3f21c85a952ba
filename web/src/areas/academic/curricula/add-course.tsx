import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { SearchIcon } from '@/ui/icons'
import { type CurriculumCourse, courseChoicesQuery } from './api'

type AddCourseProps = {
  level: number
  taken: readonly CurriculumCourse[]
  onAdd: (course: CurriculumCourse) => void
  onClose: () => void
}

// Finds a course while one types; choosing it puts it at the end of the level, and the field is ready for the next.
export function AddCourse({ level, taken, onAdd, onClose }: AddCourseProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { found, searching } = useFound({
    typed,
    asked: open,
    queryOf: courseChoicesQuery,
    wordsOf: ({ code, name, english_name, edition }) => [code, name, english_name, edition].join(' '),
  })
  const known = new Set(taken.map(({ course_id }) => course_id))
  const label = t('curriculum.add_course_to', { level })
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        options={found.filter(({ id }) => !known.has(id))}
        // The server has searched already.
        filterOptions={(courses) => courses}
        loading={searching}
        loadingText={t('ui.loading')}
        noOptionsText={t('ui.nothing_found')}
        forcePopupIcon={false}
        autoHighlight
        blurOnSelect={false}
        clearOnBlur
        // Enter chooses; where nothing is found it does not save the curriculum instead.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        value={null}
        inputValue={typed}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        onChange={(_event, course) => {
          if (!course) return
          const { id: course_id, code, name, edition, hours } = course
          onAdd({ course_id, code, name, edition, hours, level })
        }}
        renderOption={({ key: _key, ...option }, course) => (
          <li key={course.id} {...option}>
            <Box sx={{ minWidth: 0 }}>
              {course.name}
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                <bdi>{[course.code, course.edition].filter(Boolean).join(' · ')}</bdi>
              </Box>
            </Box>
          </li>
        )}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            id={params.id}
            fullWidth
            autoFocus
            placeholder={label}
            startAdornment={
              <InputAdornment position="start" sx={{ marginInlineStart: 1.5, marginInlineEnd: 0 }}>
                <SearchIcon />
              </InputAdornment>
            }
            inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
          />
        )}
        sx={{ flex: 1, maxWidth: 480 }}
      />
      <Button color="inherit" onClick={onClose}>
        {t('ui.close')}
      </Button>
    </Box>
  )
}
