import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import type { RecordTab } from '@/ui/record/record-tabs'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { type Campus, campusQuery } from './api'
import { campusListPath } from './campus-list'
import { CampusView } from './campus-view'

type CampusPageProps = {
  // What other areas have to say about a campus, for who may know it.
  tabs?: (campus: Campus) => RecordTab[]
}

// /apps/academic/campus/{campusId}
export function CampusPage({ tabs }: CampusPageProps) {
  const { t } = useText()
  const { campusId = '' } = useParams()
  const campus = useQuery(campusQuery(campusId))
  const notFound = (
    <NotFoundState
      text={t('campus.not_found')}
      action={
        <Button variant="outlined" component={Link} to={campusListPath}>
          {t('campus.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={campus} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) => <CampusView key={record.id} campus={record} more={tabs?.(record) ?? []} />}
    </QueryView>
  )
}
