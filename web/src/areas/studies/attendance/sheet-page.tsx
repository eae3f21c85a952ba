import Button from '@mui/material/Button'
import { Link, useParams } from 'react-router'
import { useSheet } from '@/offline/use-sheet'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { attendanceKind } from './attendance-kind'
import { takingPath } from './paths'
import { SheetView } from './sheet-view'

// /apps/campus/attendance/students/{agendaId}/{classId}/{agendaCourseId}/{courseName}: who was there.
export function Component() {
  const { t } = useText()
  const { agendaId = '', classId = '', agendaCourseId = '' } = useParams()
  const state = useSheet(attendanceKind, { agendaCourseId, classId })
  const back = (
    <Button variant="outlined" component={Link} to={takingPath}>
      {t('attendance.all')}
    </Button>
  )
  const notFound = <NotFoundState text={t('attendance.not_found')} action={back} />
  return (
    <QueryView page query={state.query} loading={<LoadingRows rows={10} height={56} />} notFound={notFound}>
      {(sheet) => {
        const session = sheet.sessions.find(({ id }) => id === agendaId)
        return session ? <SheetView {...{ sheet, session, state }} /> : notFound
      }}
    </QueryView>
  )
}
