import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { useSheet } from '@/offline/use-sheet'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { listSheet } from './api'
import { listKind } from './list-kind'
import { ListView } from './list-view'
import { listsPath } from './paths'

// /apps/campus/list/{listId}: students down, books across.
export function Component() {
  const { t } = useText()
  const { listId = '' } = useParams()
  const state = useSheet(listKind, listSheet(listId))
  const notFound = (
    <NotFoundState
      text={t('booklist.not_found')}
      action={
        <Button variant="outlined" component={Link} to={listsPath}>
          {t('booklist.list.show_all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={state.query} loading={<LoadingRows rows={10} height={48} />} notFound={notFound}>
      {(sheet) => <ListView key={listId} sheet={sheet} state={state} />}
    </QueryView>
  )
}
