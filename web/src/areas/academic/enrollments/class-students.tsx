import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foldText } from '@/lib/fold-text'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { ListToolbar } from '@/ui/table/list-toolbar'
import { SearchField } from '@/ui/table/search-field'
import { useClassMay } from '../classes/use-class-may'
import { type Class, classQuery, type Enrollment, enrollmentsQuery } from './api'
import { GroupHeading } from './group-heading'
import { StudentTable } from './student-table'
import { WaitingList } from './waiting-list'

const EnrollDialog = lazyPart(() => import('./enroll-dialog').then((m) => ({ default: m.EnrollDialog })))

// The students of a class: those who have their place, those who wait for one in their order, and those who left.
export function ClassStudents({ classId }: { classId: string }) {
  const record = useQuery(classQuery(classId))
  return <QueryView query={record}>{(group) => <Students group={group} />}</QueryView>
}

function Students({ group }: { group: Class }) {
  const { t } = useText()
  const { seesStudents } = useClassMay()
  const enrollments = useQuery(enrollmentsQuery({ class: group.id }))
  const [search, setSearch] = useState('')
  const [enrolling, setEnrolling] = useState(false)
  const takesStudents = group.may_edit && !group.graduated
  const button = takesStudents && (
    <Button variant="contained" onClick={() => setEnrolling(true)}>
      {t('enrollment.enroll')}
    </Button>
  )
  return (
    <>
      <QueryView query={enrollments}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={t('enrollment.none_in_class')} action={button} />
          ) : (
            <>
              <ListToolbar>
                <SearchField label={t('enrollment.search')} value={search} onSearch={setSearch} />
                <Box sx={{ flex: 1 }} />
                {seesStudents && (
                  <ExportMenu
                    path="/api/enrollments/export"
                    query={{ class: group.id }}
                    name={group.code}
                    label={t('enrollment.export')}
                  />
                )}
                {button}
              </ListToolbar>
              <Groups
                group={group}
                all={all.filter((one) => matches(one, search))}
                searching={search !== ''}
              />
            </>
          )
        }
      </QueryView>
      {enrolling && <EnrollDialog classId={group.id} onClose={() => setEnrolling(false)} />}
    </>
  )
}

const matches = ({ person_name }: Enrollment, search: string) =>
  foldText(person_name).includes(foldText(search.trim()))

type GroupsProps = { group: Class; all: readonly Enrollment[]; searching: boolean }

function Groups({ group, all, searching }: GroupsProps) {
  const { t } = useText()
  // How many are confirmed, wait or have graduated stands at the top of the page, for who sees it there.
  const { seesStudents } = useClassMay()
  const told = seesStudents && !searching
  const running = all.filter(({ outcome }) => outcome === '')
  const confirmed = running.filter(({ status }) => status === 'confirmed')
  const waiting = running
    .filter(({ status }) => status === 'waiting')
    .sort((one, other) => one.waiting_rank - other.waiting_rank)
  // Those of a class that is over are what it was for.
  const graduates = group.graduated ? all.filter(({ outcome }) => outcome === 'completed') : []
  const closed = all.filter((one) => one.outcome !== '' && !graduates.includes(one))
  if (all.length === 0) return <EmptyState text={t('enrollment.none_match')} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      {graduates.length > 0 && (
        <section>
          <GroupHeading title={t('enrollment.group.graduates')} count={told ? undefined : graduates.length} />
          <StudentTable label={t('enrollment.group.graduates')} enrollments={graduates} />
        </section>
      )}
      {(!group.graduated || confirmed.length > 0) && (
        <section>
          <GroupHeading title={t('enrollment.group.confirmed')} count={told ? undefined : confirmed.length} />
          <StudentTable label={t('enrollment.group.confirmed')} enrollments={confirmed} />
        </section>
      )}
      {waiting.length > 0 && (
        <section>
          <GroupHeading
            title={t('enrollment.group.waiting')}
            count={told ? undefined : waiting.length}
            text={group.may_edit && waiting.length > 1 ? t('enrollment.order_text') : ''}
          />
          <WaitingList
            classId={group.id}
            waiting={waiting}
            // What is hidden by a search has its place, too.
            mayOrder={group.may_edit && !searching && waiting.length > 1}
          />
        </section>
      )}
      {closed.length > 0 && (
        <section>
          <GroupHeading title={t('enrollment.group.closed')} count={closed.length} />
          <StudentTable label={t('enrollment.group.closed')} enrollments={closed} />
        </section>
      )}
    </Box>
  )
}
