import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useFound } from '@/lib/use-found'
import { useText } from '@/texts/use-text'
import { DeleteIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { courseChoicesQuery } from '../curricula/api'
import { type Course, keepCourse, type RequiredCourse, requirementsQuery, setRequirements } from './api'
import { coursePath } from './course-list'

/** The courses that a class should have had before this one; each change is saved at once. */
export function RequirementsSection({ course }: { course: Course }) {
  const { t } = useText()
  const cache = useQueryClient()
  const required = useQuery(requirementsQuery(course.id))
  const save = useMutation({
    mutationFn: (ids: string[]) => setRequirements(course, ids),
    onSuccess: async (saved) => {
      keepCourse(cache, saved)
      await required.refetch()
    },
    onError: notifyFailure,
  })
  const ids = (required.data ?? []).map(({ course_id }) => course_id)
  // Who only reads is not told of nothing.
  if (!course.may_edit && ids.length === 0) return null
  return (
    <FormSection title={t('course.requirements.title')} text={t('course.requirements.text')}>
      <FullWidth>
        <QueryView query={required} loading={<LoadingRows rows={1} />}>
          {(items) =>
            items.length === 0 ? (
              <Box sx={{ color: 'text.secondary' }}>{t('course.requirements.none')}</Box>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {items.map((one) => (
                  <RequirementLine
                    key={one.course_id}
                    required={one}
                    onRemove={
                      course.may_edit && !save.isPending
                        ? () => save.mutate(ids.filter((id) => id !== one.course_id))
                        : undefined
                    }
                  />
                ))}
              </Box>
            )
          }
        </QueryView>
        {course.may_edit && (
          <FindCourse taken={[course.id, ...ids]} onFound={(id) => save.mutate([...ids, id])} />
        )}
      </FullWidth>
    </FormSection>
  )
}

type RequirementLineProps = { required: RequiredCourse; onRemove: (() => void) | undefined }

function RequirementLine({ required: { course_id, code, name, edition }, onRemove }: RequirementLineProps) {
  const { t } = useText()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={coursePath(course_id)}>
          {name}
        </Link>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <bdi>{[code, edition].filter(Boolean).join(' · ')}</bdi>
        </Box>
      </Box>
      {onRemove && (
        <IconButton aria-label={t('course.requirements.remove', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  )
}

type FindCourseProps = { taken: readonly string[]; onFound: (id: string) => void }

// Finds a course while one types; choosing it adds it.
function FindCourse({ taken, onFound }: FindCourseProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { found, searching } = useFound({
    typed,
    asked: open,
    queryOf: courseChoicesQuery,
    wordsOf: ({ code, name, english_name, edition }) => [code, name, english_name, edition].join(' '),
  })
  const label = t('course.requirements.add')
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={found.filter(({ id }) => !taken.includes(id))}
      // The server has searched already.
      filterOptions={(courses) => courses}
      loading={searching}
      loadingText={t('ui.loading')}
      noOptionsText={t('ui.nothing_found')}
      forcePopupIcon={false}
      autoHighlight
      clearOnBlur
      // Enter chooses; where nothing is found it does not save the course instead.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      onChange={(_event, course) => course && onFound(course.id)}
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
          placeholder={label}
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': label }}
        />
      )}
      sx={{ maxWidth: 480, mt: 1 }}
    />
  )
}
