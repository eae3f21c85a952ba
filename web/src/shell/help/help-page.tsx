import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api, unwrap } from '@/api/client'
import { pageMeta } from '@/lib/page-meta'
import { useSession } from '@/session/session-store'
import { KeyList } from '@/shell/keys/key-list'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ChapterView } from './guide/chapter-view'
import { chapterAt, chaptersOf } from './guide/chapters'
import { ContentsView } from './guide/contents-view'
import { type Contents, chapterQuery, contentsQuery } from './guide/guide'

// /pages/help
// Behind Help where the school names no page of its own, and behind "?": the guide, at the chapter of the page that one
// comes from, whom to call, what to tell them, and the keys.
export function Component() {
  const { t, language } = useText()
  const user = useSession((state) => state.user)
  const roles = user?.role ?? []
  const chapter = useChapter(roles)
  const office = useQuery(officeQuery(user?.organization_id ?? ''))
  const guide = useQuery(contentsQuery(language))
  const texts = useQuery(chapterQuery(language, chapter))
  // All at once: what comes later would push the keys down.
  const waits = office.isLoading || texts.isLoading
  return (
    <>
      <PageHeader title={t('shell.user.help')} />
      <QueryView query={guide}>
        {(contents) =>
          waits ? (
            <LoadingRows />
          ) : (
            <Box sx={{ display: 'grid', gap: 5, maxWidth: '75ch' }}>
              {chapter && texts.data ? (
                <ChapterView chapter={chapter} guide={contents} texts={texts.data} />
              ) : (
                <ContentsView guide={contents} roles={roles} />
              )}
              <Call words={contents.words} office={office.data} />
              <Box component="section" sx={{ '@media (hover: none)': { display: 'none' } }}>
                <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
                  {t('shell.keys.title')}
                </Typography>
                <KeyList />
              </Box>
            </Box>
          )
        }
      </QueryView>
    </>
  )
}

// The chapter that the address names, or else that of the page it names: among those that are written for him.
function useChapter(roles: readonly string[]) {
  const [params] = useSearchParams()
  const id = params.get('chapter')
  return id ? chaptersOf(roles).find((one) => one.id === id) : chapterAt(params.get('at') ?? '', roles)
}

const officeQuery = (campusId: string) =>
  queryOptions({
    queryKey: ['help', campusId],
    enabled: campusId !== '',
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/campuses/{id}', { params: { path: { id: campusId } }, signal })),
  })

type CallProps = { words: Contents['words']; office: OfficeProps | undefined }

// Whom to call, and what they will ask for.
function Call({ words, office }: CallProps) {
  const campus = useSession((state) => state.user?.organization_name)
  const version = pageMeta('version') || '–'
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {words.call}
      </Typography>
      <Typography>{campus ? words.campus.replace('{{campus}}', () => campus) : words.office}</Typography>
      {office && <Office {...office} />}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {words.version.replace('{{version}}', () => version)}
      </Typography>
    </section>
  )
}

type OfficeProps = { phone: string; schedule: string }

// The number and hours of the office.
function Office({ phone, schedule }: OfficeProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
      {phone && (
        <Box
          component="a"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          sx={{ fontWeight: 550, color: 'primary.main' }}
        >
          {phone}
        </Box>
      )}
      {schedule && <Box sx={{ whiteSpace: 'pre-line' }}>{schedule}</Box>}
    </Box>
  )
}
