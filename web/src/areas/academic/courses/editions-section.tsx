import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { AddIcon } from '@/ui/icons'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Course, editionsQuery } from './api'
import { coursePath, newVersionPath } from './course-list'

const EditionLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover b': { textDecoration: 'underline' },
  '& b': { fontWeight: 550 },
  '& span': { color: theme.vars.palette.text.secondary },
}))

// The other versions under the same code: another language, or a revision.
export function EditionsSection({ course }: { course: Course }) {
  const { t } = useText()
  const editions = useQuery(editionsQuery(course.code))
  // Who only reads does not know what is not open to him.
  if (!course.may_edit && !editions.data?.some(({ id }) => id !== course.id)) return null
  return (
    <FormSection title={t('course.editions.title')} text={t('course.editions.text')}>
      <FullWidth>
        <QueryView query={editions} loading={<LoadingRows rows={1} />}>
          {(items) => {
            const others = items.filter(({ id }) => id !== course.id)
            if (others.length === 0)
              return <Box sx={{ color: 'text.secondary' }}>{t('course.editions.none')}</Box>
            return (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {others.map(({ id, edition, name }) => (
                  <li key={id}>
                    <EditionLink to={coursePath(id)}>
                      <b>{edition || t('course.editions.plain')}</b>
                      <span>{name}</span>
                    </EditionLink>
                  </li>
                ))}
              </Box>
            )
          }}
        </QueryView>
        {course.may_edit && (
          <Button
            component={Link}
            to={newVersionPath(course.id)}
            startIcon={<AddIcon />}
            sx={{ mt: 1, marginInlineStart: -1.75 }}
          >
            {t('course.editions.new')}
          </Button>
        )}
      </FullWidth>
    </FormSection>
  )
}
