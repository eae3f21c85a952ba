import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { classQuery } from './api'
import type { ClassKind } from './class-list'
import { ClassView } from './class-view'

// The page of a class, reached from either list.
export function ClassPage({ kind }: { kind: ClassKind }) {
  const { t } = useText()
  const { classeId = '' } = useParams()
  const record = useQuery(classQuery(classeId))
  const notFound = (
    <NotFoundState
      text={t('class.not_found')}
      action={
        <Button variant="outlined" component={Link} to={kind.path}>
          {t('class.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={record} loading={<RecordSkeleton />} notFound={notFound}>
      {(group) => <ClassView key={group.id} kind={kind} group={group} />}
    </QueryView>
  )
}
