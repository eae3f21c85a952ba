import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams, useSearchParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { personQuery } from '../person/api'
import { previewQuery } from './api'
import { ChooseOther } from './choose-other'
import { MergeView } from './merge-view'

// /apps/campus/merge/{keptId}?other={otherId}: without the other one, one is asked for it first.
export function Component() {
  const { t } = useText()
  const { keptId = '' } = useParams()
  const [search] = useSearchParams()
  const otherId = search.get('other') ?? ''
  // Where the one record is that is left.
  const [merged, setMerged] = useState<string | null>(null)
  const kept = useQuery({ ...personQuery(keptId), enabled: otherId === '' })
  const preview = useQuery({ ...previewQuery(keptId, otherId), enabled: otherId !== '' && merged === null })
  if (merged) return <Navigate to={merged} replace />
  const notFound = (
    <NotFoundState
      text={t('person.not_found')}
      action={
        <Button variant="outlined" component={Link} to="/apps/campus/student">
          {t('people.students.title')}
        </Button>
      }
    />
  )
  if (!otherId) {
    return (
      <QueryView page query={kept} loading={<RecordSkeleton />} notFound={notFound}>
        {(person) => <ChooseOther person={person} />}
      </QueryView>
    )
  }
  return (
    <QueryView page query={preview} loading={<RecordSkeleton />} notFound={notFound}>
      {(found) => <MergeView key={found.kept.id} preview={found} onMerged={setMerged} />}
    </QueryView>
  )
}
