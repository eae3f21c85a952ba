import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { ArchiveIcon, TextFileIcon } from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { type CourseOfMine, taughtCourseQuery } from './api'
import { ClassRoster } from './class-roster'
import { EngagementCard } from './engagement-card'
import { coursesPath, documentsPath } from './paths'
import { sayHours, sayYear } from './say-teaching'
import { PastLines } from './taught-years'

type CourseViewProps = {
  courseId: string
  // What another area says of the course.
  books: ReactNode
}

// A course as who gives it sees it: his sessions of it, the classes that sit in them, what belongs to it.
export function CourseView({ courseId, books }: CourseViewProps) {
  const { t } = useText()
  const course = useQuery(taughtCourseQuery(courseId))
  const notFound = (
    <NotFoundState
      action={
        <Button variant="outlined" component={Link} to={coursesPath}>
          {t('space.back')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={course} loading={<RecordSkeleton />} notFound={notFound}>
      {(found) => (
        <>
          <BackLink listPath={coursesPath}>{t('space.back')}</BackLink>
          <PageHeader
            title={found.name}
            subtitle={<About course={found} />}
            actions={
              <Button
                variant="contained"
                component={Link}
                to={documentsPath(found.id)}
                startIcon={<TextFileIcon />}
              >
                {found.documents === 0
                  ? t('space.no_documents')
                  : t('space.documents', { count: found.documents })}
              </Button>
            }
          />
          <Parts course={found} />
          <Section title={t('space.books')}>{books}</Section>
        </>
      )}
    </QueryView>
  )
}

function About({ course: { code, edition, hours, archived } }: { course: CourseOfMine }) {
  const texts = useText()
  const { t } = texts
  const facts = [code, edition, hours > 0 ? sayHours(hours * 60, texts) : '']
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {facts.filter(Boolean).join(' · ')}
      {archived && <StateChip tone="neutral" icon={<ArchiveIcon />} label={t('space.course.archived')} />}
    </Box>
  )
}

function Parts({ course: { coming, years, classes } }: { course: CourseOfMine }) {
  const texts = useText()
  const { t } = texts
  return (
    <>
      <Section title={t('space.coming_sessions')}>
        {coming.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('space.no_sessions')}</Typography>
        )}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {coming.map((one) => (
            <EngagementCard
              key={`${one.agenda_course_id} ${one.planning_id} ${one.half}`}
              engagement={one}
              classes={classes}
              course={false}
            />
          ))}
        </Box>
      </Section>
      {classes.length > 0 && (
        <Section title={t('space.roster')}>
          {classes.map((one) => (
            <ClassRoster key={one.id} found={one} />
          ))}
        </Section>
      )}
      {years.length > 0 && (
        <Section title={t('space.past')}>
          {years.map(({ year, minutes, items }) => (
            <Box key={year} sx={{ mb: 2 }}>
              <Typography variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
                {sayYear(year, texts)}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {sayHours(minutes, texts)}
                </Box>
              </Typography>
              <PastLines engagements={items} heard />
            </Box>
          ))}
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
