import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { formatDates } from '@/lib/dates'
import { formatPercent } from '@/lib/numbers'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type CourseNotes, type NotesItem, notesQuery } from './api'
import { CardBar, CardHead, Figure, Figures } from './card-frame'
import { GradeTable, SessionTable } from './notes-tables'
import { cardPath } from './paths'
import { ResultChip } from './result-chip'
import { sayGrade, sayRate } from './say-grade'

// /apps/student/notes/{studentId}/{courseId}: what a student did in one course, each time that he followed it.
export function Component() {
  const { studentId = '', courseId = '' } = useParams()
  const notes = useQuery(notesQuery(studentId, courseId))
  return (
    <QueryView page query={notes} loading={<LoadingRows rows={10} height={56} />}>
      {(found) => <Notes notes={found} />}
    </QueryView>
  )
}

function Notes({ notes }: { notes: CourseNotes }) {
  const { t } = useText()
  const last = notes.items.at(-1)
  const mayReadCard = useMay('getReport')
  return (
    <>
      <CardBar
        way={
          mayReadCard &&
          last && (
            <MuiLink component={Link} to={cardPath(notes.student_id, last.class_id)}>
              {t('card.whole_card')}
            </MuiLink>
          )
        }
      />
      <Box component="article">
        <CardHead
          kind={t('card.notes')}
          name={`${notes.first_name} ${notes.last_name}`}
          photo={notes.photo_url}
          about={[notes.course_name, notes.course_code]}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {notes.items.map((item) => (
            <Item key={`${item.agenda_course_id} ${item.class_id}`} item={item} />
          ))}
        </Box>
      </Box>
    </>
  )
}

function Item({ item }: { item: NotesItem }) {
  const texts = useText()
  const { t, language } = texts
  const days = item.first_day && formatDates(item.first_day, item.last_day, language)
  const name = [t('card.class', { code: item.class_code }), item.campus_name].join(' · ')
  return (
    <section aria-label={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 2 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <ResultChip course={item} />
        {days && <Typography sx={{ color: 'text.secondary', flexBasis: '100%' }}>{days}</Typography>}
      </Box>
      <Figures>
        <Figure
          label={t('card.grade')}
          value={sayGrade(item.counts, texts)}
          small={t('card.grade_required', { mark: item.pass_mark })}
        />
        <Figure
          label={t('card.presence')}
          value={sayRate(item.presence, texts)}
          small={t('card.presence_required', {
            percent: formatPercent(item.required_attendance / 100, language),
          })}
        />
        <Figure label={t('card.hours')} value={item.hours} />
      </Figures>
      {item.attempts.length > 0 && <GradeTable item={item} />}
      <SessionTable sessions={item.sessions} />
    </section>
  )
}
