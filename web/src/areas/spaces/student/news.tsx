import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ComponentType, useEffect, useId } from 'react'
import { Link } from 'react-router'
import { api, type Schemas } from '@/api/client'
import { formatDate, formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { AudioIcon, FileIcon, FilmIcon, GradesIcon, PictureIcon, TextFileIcon } from '@/ui/icons'

type Item = Schemas['NewsItem']

const pictures: Record<Item['kind'], ComponentType<{ fontSize: 'small' }>> = {
  audio: AudioIcon,
  video: FilmIcon,
  photo: PictureIcon,
  document: FileIcon,
  course_document: TextFileIcon,
  grade: GradesIcon,
}

type NewsProps = { studentId: string; news: Schemas['SpaceNews'] }

// What came since he last looked; having looked, he is told of what comes after it.
export function News({ studentId, news: { since, items } }: NewsProps) {
  const { t, language } = useText()
  const id = useId()
  useEffect(() => {
    // Without a line nothing is lost: it stays new until the next visit.
    api.POST('/api/student-space/seen').catch(() => {})
  }, [])
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('report.own.news.title')}
      </Typography>
      {items.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('report.own.news.none', { day: formatDate(since.slice(0, 10), language) })}
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <NewsLine key={`${item.kind} ${item.id}`} item={item} studentId={studentId} />
        ))}
      </Box>
    </section>
  )
}

function NewsLine({ item, studentId }: { item: Item; studentId: string }) {
  const { t, language } = useText()
  const Picture = pictures[item.kind]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ pt: 0.25, color: 'text.secondary' }}>
        <Picture fontSize="small" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={Link} to={pathOf(item, studentId)} sx={{ fontWeight: 550 }}>
          {item.kind === 'grade' ? t('report.own.news.grade') : item.title}
        </MuiLink>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {item.course_name} · <bdi>{formatMoment(item.at, language)}</bdi>
        </Box>
      </Box>
    </Box>
  )
}

function pathOf({ kind, id, course_id }: Item, studentId: string): string {
  if (kind === 'grade') return `/apps/student/notes/${studentId}/${course_id}`
  const play = kind === 'audio' || kind === 'video' ? `?play=${id}` : ''
  return `/apps/student/courses/${course_id}${play}`
}
