import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { boardQuery } from './api'
import { BoardView } from './board-view'
import { planningsPath } from './paths'
import { PublishedPlanning } from './published-planning'

// A planning: its board for those who plan, for everybody else what was published of it.
export function Component() {
  const { t } = useText()
  const { planningId = '' } = useParams()
  const plans = useMay('getBoard')
  const notFound = (
    <NotFoundState
      text={t('planning.not_found')}
      action={
        <Button variant="outlined" component={Link} to={planningsPath}>
          {t('board.all')}
        </Button>
      }
    />
  )
  return plans ? (
    <PlannersBoard id={planningId} notFound={notFound} />
  ) : (
    <PublishedPlanning id={planningId} notFound={notFound} />
  )
}

// Who looks at a board sees what others do there within seconds.
function PlannersBoard({ id, notFound }: { id: string; notFound: ReactNode }) {
  const board = useQuery(boardQuery(id))
  return (
    <QueryView page query={board} loading={<LoadingRows rows={8} height={84} />} notFound={notFound}>
      {(known) => <BoardView key={id} confirmed={known} />}
    </QueryView>
  )
}
