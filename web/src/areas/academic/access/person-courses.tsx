import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatBytes } from '@/lib/bytes'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { TextFileIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { GroupHeading } from '../enrollments/group-heading'
import { AccessList } from './access-list'
import { accessQuery, type OpenedDocument, openedDocumentsQuery } from './api'

// What is open to a person as a student: the courses he was granted, and the documents that he can open.
export function PersonCourses({ personId, own = false }: { personId: string; own?: boolean }) {
  const { t } = useText()
  const access = useQuery(accessQuery({ person: personId }, 1))
  const documents = useQuery(openedDocumentsQuery(personId))
  // Both at once: the second would jump when the first is there.
  if (access.isPending || documents.isPending) return <LoadingRows rows={6} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <AccessList
        whose={{ person: personId }}
        none={t(own ? 'enrollment.access.own_none' : 'enrollment.access.none_of_person')}
        text={own ? t('enrollment.access.ask_more') : undefined}
      />
      <OpenedDocuments personId={personId} />
    </Box>
  )
}

const TitleLink = styled('a')({
  color: 'inherit',
  fontWeight: 550,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
})

// The documents that somebody can open because of his class or an access, by course.
function OpenedDocuments({ personId }: { personId: string }) {
  const { t } = useText()
  const documents = useQuery(openedDocumentsQuery(personId))
  return (
    <section>
      <QueryView query={documents} loading={<LoadingRows rows={3} />}>
        {({ items, total }) => (
          <>
            <GroupHeading
              title={t('enrollment.documents.title')}
              count={total}
              text={t(total === 0 ? 'enrollment.documents.none' : 'enrollment.documents.text')}
            />
            {byCourse(items).map((all) => (
              <CourseDocuments key={all[0]?.course_id} documents={all} />
            ))}
          </>
        )}
      </QueryView>
    </section>
  )
}

// The server sorts them by course.
function byCourse(items: readonly OpenedDocument[]): OpenedDocument[][] {
  const groups = new Map<string, OpenedDocument[]>()
  for (const one of items) groups.set(one.course_id, [...(groups.get(one.course_id) ?? []), one])
  return [...groups.values()]
}

function CourseDocuments({ documents }: { documents: readonly OpenedDocument[] }) {
  const { t, language } = useText()
  const [first] = documents
  if (!first) return null
  const { course_code, course_name, until } = first
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle1" component="h3" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
        {course_name}
        <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary', fontWeight: 400 }}>
          {course_code}
          {until && (
            <>
              {' · '}
              <bdi>{t('enrollment.documents.until', { day: formatDate(until, language) })}</bdi>
            </>
          )}
        </Box>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {documents.map((one) => (
          <DocumentLine key={one.id} document={one} />
        ))}
      </Box>
    </Box>
  )
}

function DocumentLine({ document }: { document: OpenedDocument }) {
  const { language, t } = useText()
  const { title, content_url, type, size } = document
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextFileIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
        <TitleLink href={content_url} target="_blank" rel="noreferrer">
          {title}
        </TitleLink>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t(`course.document.types.${type}`)} · <bdi>{formatBytes(size, language)}</bdi>
        </Typography>
      </Box>
    </Box>
  )
}
