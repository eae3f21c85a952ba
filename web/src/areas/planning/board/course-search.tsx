import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { foldText } from '@/lib/fold-text'
import { formatFigure } from '@/lib/numbers'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { type BoardClass, courseChoicesQuery, progressQuery } from './api'
import type { NamedCourse } from './board-draft'
import { lackingOf } from './lacking'

type CourseSearchProps = {
  group: BoardClass
  // What was typed to open it.
  start: string
  onChoose: (course: NamedCourse) => void
  onClose: () => void
}

type Choice = NamedCourse & { lacking: boolean }

// Finds a course while one types in a cell: what the class still lacks first, then all others.
export function CourseSearch({ group, start, onChoose, onClose }: CourseSearchProps) {
  const { t, language } = useText()
  const [typed, setTyped] = useState(start)
  const { choices, searching } = useChoices(group, typed)
  return (
    <Autocomplete
      open
      openOnFocus
      autoHighlight
      forcePopupIcon={false}
      options={choices}
      // Already searched.
      filterOptions={(all) => all}
      groupBy={({ lacking }) => t(lacking ? 'board.search.lacking' : 'board.search.all')}
      loading={searching}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothing_found')}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_event, course) => course && onChoose(course)}
      onClose={(event, reason) => {
        const kept = reason === 'selectOption' || reason === 'toggleInput'
        if (!kept && !(reason === 'blur' && isAskedElsewhere(event))) onClose()
      }}
      // Keys are the field's while one types: the sheet must not move.
      onKeyDown={(event) => event.stopPropagation()}
      slotProps={{ popper: { style: { width: 340 }, placement: 'bottom-start' } }}
      renderOption={({ key: _key, ...option }, course) => (
        <li key={course.id} {...option}>
          <Box sx={{ minWidth: 0 }}>
            {course.name}
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              <bdi>{course.code}</bdi>
              {' · '}
              {t('board.hours', { count: course.hours, shown: formatFigure(course.hours, language) })}
            </Box>
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <InputBase
          {...params.slotProps.input}
          id={params.id}
          fullWidth
          autoFocus
          placeholder={t('board.search.placeholder')}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-label': t('board.search.label', { class: group.code }),
          }}
          sx={{ '&&': { p: 0, fontSize: '0.875rem' } }}
        />
      )}
    />
  )
}

// Whether a dialog has the focus now: whoever has to sign in again over the page goes on in the field where he was.
function isAskedElsewhere(left: SyntheticEvent): boolean {
  const { relatedTarget } = left.nativeEvent as FocusEvent
  return relatedTarget instanceof Element && relatedTarget.closest('[role="dialog"]') !== null
}

function useChoices(group: BoardClass, typed: string): { choices: Choice[]; searching: boolean } {
  const progress = useQuery(progressQuery(group.id))
  const { found, searching } = useFound({
    typed,
    asked: true,
    queryOf: courseChoicesQuery,
    wordsOf: ({ code, name, english_name, edition }) => [code, name, english_name, edition].join(' '),
  })
  const words = foldText(typed).trim().split(/\s+/)
  const lacking = lackingOf(progress.data?.courses ?? [], group.level)
    .filter(({ code, name }) => words.every((word) => foldText(`${code} ${name}`).includes(word)))
    .map(({ course_id, code, name, hours }) => ({ id: course_id, code, name, hours, lacking: true }))
  const listed = new Set(lacking.map(({ id }) => id))
  const others = found
    .filter(({ id }) => !listed.has(id))
    .map(({ id, code, name, hours }) => ({ id, code, name, hours, lacking: false }))
  return { choices: [...lacking, ...others], searching: searching && lacking.length === 0 }
}
