import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { boardQuery } from './api'
import { BoardView } from './board-view'
import { planningsPath } from './paths'

// The board of a planning: who looks at it sees what others do there within seconds.
export function Component() {
  const { t } = useText()
  const { planningId = '' } = useParams()
  const board = useQuery(boardQuery(planningId))
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
  return (
    <QueryView page query={board} loading={<LoadingRows rows={8} height={84} />} notFound={notFound}>
      {(known) => <BoardView key={planningId} confirmed={known} />}
    </QueryView>
  )
}
