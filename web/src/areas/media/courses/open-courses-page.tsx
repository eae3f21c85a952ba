import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { TakenPart } from '../taken/taken-part'
import { openCoursesQuery } from './api'
import { OpenCourseList } from './open-course-list'
import { PodcastButton } from './podcast-button'

const AskDialog = lazyPart(() => import('./ask-dialog').then((m) => ({ default: m.AskDialog })))

type OpenCoursesPageProps = {
  // Where a course is opened.
  base: string
  // What stands around the list, in a space that has other pages.
  around?: (content: ReactNode) => ReactNode
}

// The courses that are open to who looks, by his class or a grant, and those that were.
export function OpenCoursesPage({ base, around = (content) => content }: OpenCoursesPageProps) {
  const { t, language } = useText()
  const courses = useQuery(openCoursesQuery())
  // Which course is asked for; an empty id is for one to be chosen.
  const [asked, setAsked] = useState<{ id: string; name: string } | null>(null)
  const open = courses.data?.items.filter(({ state }) => state !== 'ended').length
  const button = (
    <Button variant="outlined" onClick={() => setAsked({ id: '', name: '' })}>
      {t('rhema.ask')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('rhema.title')}
        count={open === undefined ? '' : formatTotal(open, false, language)}
        actions={
          <>
            <PodcastButton />
            {button}
          </>
        }
      />
      {around(
        <>
          <TakenPart />
          <QueryView query={courses} loading={<LoadingRows rows={6} height={88} />}>
            {({ items, asked: requested, contact }) =>
              items.length + requested.length === 0 ? (
                <EmptyState text={t('rhema.none')} action={button} />
              ) : (
                <OpenCourseList
                  courses={items}
                  asked={requested}
                  contact={contact}
                  base={base}
                  onAsk={setAsked}
                />
              )
            }
          </QueryView>
        </>,
      )}
      {asked && <AskDialog course={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
