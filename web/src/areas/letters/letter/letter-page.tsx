import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { letterQuery } from '../api'
import { lettersPath } from '../paths'
import { LetterView } from './letter-view'

// /apps/campus/letter/{letterId}: to write, to send, and what became of it.
export function Component() {
  const { t } = useText()
  const { letterId = '' } = useParams()
  const letter = useQuery(letterQuery(letterId))
  const notFound = (
    <NotFoundState
      text={t('letter.not_found')}
      action={
        <Button variant="outlined" component={Link} to={lettersPath}>
          {t('letter.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={letter} loading={<RecordSkeleton />} notFound={notFound}>
      {(record) => <LetterView key={record.id} letter={record} />}
    </QueryView>
  )
}
