import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { lastList } from '@/ui/table/last-list'
import { personQuery } from './api'
import type { PersonTab } from './person-tabs'
import { PersonView } from './person-view'

type PersonPageProps = {
  id: string
  // The list that one came from, and what it is called.
  listPath: string
  listTitle: string
  tabs: readonly PersonTab[]
}

// One person's page, whichever list it was opened from.
export function PersonPage({ id, listPath, listTitle, tabs }: PersonPageProps) {
  const { t } = useText()
  const person = useQuery(personQuery(id))
  const notFound = (
    <NotFoundState
      text={t('person.not_found')}
      action={
        <Button variant="outlined" component={Link} to={lastList(listPath)}>
          {listTitle}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={person} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) =>
        record.id === id ? (
          <PersonView key={record.id} person={record} listPath={listPath} listTitle={listTitle} tabs={tabs} />
        ) : (
          // The record became part of another one: an old link leads on to that.
          <Navigate to={`${listPath}/${record.id}`} replace />
        )
      }
    </QueryView>
  )
}
