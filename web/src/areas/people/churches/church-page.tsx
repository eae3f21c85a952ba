import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { lastList } from '@/ui/table/last-list'
import { churchRecordQuery } from './api'
import { churchListPath, churchPath } from './church-list'
import { ChurchView } from './church-view'

// /apps/campus/church/{churchId}. The id of a church that became part of another leads on to that one.
export function Component() {
  const { t } = useText()
  const { churchId = '' } = useParams()
  const church = useQuery(churchRecordQuery(churchId))
  const notFound = (
    <NotFoundState
      text={t('church.not_found')}
      action={
        <Button variant="outlined" component={Link} to={lastList(churchListPath)}>
          {t('church.title')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={church} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) =>
        record.id === churchId ? (
          <ChurchView key={record.id} church={record} />
        ) : (
          <Navigate to={churchPath(record.id)} replace />
        )
      }
    </QueryView>
  )
}
