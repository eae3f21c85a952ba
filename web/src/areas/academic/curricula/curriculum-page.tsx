import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { curriculumQuery } from './api'
import { curriculumListPath } from './curriculum-list'
import { CurriculumView } from './curriculum-view'

// /apps/academic/program/curriculum/{curriculumId}: one version of a curriculum.
export function Component() {
  const { t } = useText()
  const { curriculumId = '' } = useParams()
  const record = useQuery(curriculumQuery(curriculumId))
  const notFound = (
    <NotFoundState
      text={t('curriculum.not_found')}
      action={
        <Button variant="outlined" component={Link} to={curriculumListPath}>
          {t('curriculum.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={record} loading={<RecordSkeleton />} notFound={notFound}>
      {(curriculum) => <CurriculumView key={curriculum.id} curriculum={curriculum} />}
    </QueryView>
  )
}
