import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { useSheet } from '@/offline/use-sheet'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { gradesKind } from './api'
import { gradesPath } from './paths'
import { SheetView } from './sheet-view'

/** The grades of a class in a course, typed like in a spreadsheet. */
export function Component() {
  const { t } = useText()
  const { classId = '', agendaCourseId = '' } = useParams()
  const id = { classId, agendaCourseId }
  const { query, ...kept } = useSheet(gradesKind, id)
  const notFound = (
    <NotFoundState
      text={t('grade.not_found')}
      action={
        <Button variant="outlined" component={Link} to={gradesPath}>
          {t('grade.classes.all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={query} loading={<LoadingRows rows={10} height={44} head />} notFound={notFound}>
      {(sheet) => (
        <SheetView
          key={`${agendaCourseId} ${classId}`}
          id={id}
          sheet={sheet}
          kept={kept}
          onSettled={query.refetch}
        />
      )}
    </QueryView>
  )
}
