import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { belowFrame, useScrollTarget } from '@/ui/use-scroll-target'
import { keys } from '../keys'
import { AnswerView } from './answer-view'
import { type AnswerPage, type Kind, ownInvitationsQuery, ownWay } from './api'
import { ContactLines } from './contact-lines'
import { Note } from './note'

// /apps/instructor/invitations: what one is asked to teach, week-end by week-end, and the same answers as by the mail.
export function Component() {
  const { t } = useText()
  const pages = useQuery(ownInvitationsQuery())
  return (
    <>
      <PageHeader title={t('answer.own.title')} />
      <QueryView query={pages} loading={<LoadingRows rows={4} height={96} />}>
        {(found) => (
          <>
            <WhatIsOver pages={found} />
            {found.length === 0 && <EmptyState text={t('answer.own.none')} />}
            {found.map((page) => (
              <WeekEnd key={page.planning_id} page={page} />
            ))}
          </>
        )}
      </QueryView>
    </>
  )
}

// Who comes by a mail about what is over is told so, and not that nobody asks him.
function WhatIsOver({ pages }: { pages: readonly AnswerPage[] }) {
  const { t } = useText()
  const wanted = useLocation().hash.slice(1)
  if (!wanted || pages.some(({ planning_id }) => planning_id === wanted)) return null
  return (
    <Box sx={{ maxWidth: 640, mb: 3 }}>
      <Note tone="info">{t('answer.end.over')}</Note>
    </Box>
  )
}

function WeekEnd({ page }: { page: AnswerPage }) {
  const { t, language } = useText()
  const cache = useQueryClient()
  // Who comes by a mail finds what it is about.
  const at = useScrollTarget(`#${page.planning_id}`)
  const preset = usePreset(page.planning_id)
  const { planning_id, number, first_day, last_day } = page
  return (
    <Box
      component="section"
      ref={at}
      aria-labelledby={planning_id}
      sx={{ maxWidth: 640, mb: 5, ...belowFrame }}
    >
      <Typography id={planning_id} variant="h2" sx={{ mb: 1.5 }}>
        {t('answer.own.weekend', { number })} · <bdi>{sayWeekdays(first_day, last_day, language)}</bdi>
      </Typography>
      <AnswerView
        page={page}
        way={ownWay(planning_id)}
        preset={preset}
        onPage={(answered) => {
          cache.setQueryData<AnswerPage[]>(keys.ownInvitations, (all) =>
            all?.map((one) => (one.planning_id === planning_id ? answered : one)),
          )
          void cache.invalidateQueries({ queryKey: keys.agenda })
        }}
        onStale={() => void cache.invalidateQueries({ queryKey: keys.ownInvitations })}
      />
      <ContactLines contact={page.contact} />
    </Box>
  )
}

// The button of the mail that led here is chosen already, for its week-end only.
function usePreset(planning: string): Kind | '' {
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const answer = search.get('answer')
  return hash === `#${planning}` && (answer === 'yes' || answer === 'no') ? answer : ''
}
