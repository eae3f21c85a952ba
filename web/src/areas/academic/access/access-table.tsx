import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatDate } from '@/lib/dates'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { AddIcon, ClosedIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { StateChip } from '@/ui/state-chip'
import { onCards } from '@/ui/table/cards-width'
import type { Column } from '@/ui/table/columns'
import { DataTable } from '@/ui/table/data-table'
import { RowIdentity } from '@/ui/table/row-identity'
import { type CourseAccess, endAccess, refreshAccess } from './api'
import { daysLeft } from './days-left'
import { useAccessMay } from './may-grant'

type AccessTableProps = {
  label: string
  rows: readonly CourseAccess[]
  // What a row is about: the course, on a person's page; the person, on a course's.
  about: 'course' | 'person'
}

const nameOf = (row: CourseAccess, about: AccessTableProps['about']) =>
  about === 'course' ? row.course_name : row.person_name

const pathOf = (row: CourseAccess, about: AccessTableProps['about']) =>
  about === 'course'
    ? `/apps/academic/course/${row.course_id}`
    : `/apps/campus/student/${row.person_id}?tab=courses`

// Courses that are or were open to somebody, with the days that are left.
export function AccessTable({ label, rows, about }: AccessTableProps) {
  const texts = useText()
  const { grant, readOthers } = useAccessMay()
  const columns = useMemo(() => accessColumns(texts, about), [texts, about])
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={(row) => nameOf(row, about)}
      rowHref={readOthers ? (row) => pathOf(row, about) : undefined}
      sort="-last"
      onSort={() => {}}
      cardAside={(row) => <AccessChip access={row} />}
      rowMenu={grant ? (row) => <AccessMenu access={row} name={nameOf(row, about)} /> : undefined}
    />
  )
}

function accessColumns(
  { t, language }: Texts,
  about: AccessTableProps['about'],
): Column<CourseAccess, 'last'>[] {
  const period = ({ first_day, last_day }: CourseAccess) => (
    <bdi>{`${formatDate(first_day, language)} – ${formatDate(last_day, language)}`}</bdi>
  )
  return [
    {
      key: 'name',
      header: t(about === 'course' ? 'enrollment.access.course' : 'enrollment.access.person'),
      cell: (row) => (
        <RowIdentity
          title={nameOf(row, about)}
          subtitle={
            <>
              {/* A phone has no column for the period: its end, which people ask for, comes first. */}
              <Box component="span" sx={onCards}>
                <bdi>{t('enrollment.documents.until', { day: formatDate(row.last_day, language) })}</bdi>{' '}
              </Box>
              {[about === 'course' ? row.course_code : '', row.note].filter(Boolean).join(' · ')}
            </>
          }
        />
      ),
    },
    { key: 'period', header: t('enrollment.access.period'), cell: period },
    { key: 'left', header: t('enrollment.status'), cell: (row) => <AccessChip access={row} /> },
  ]
}

const soon = 14

// How long a course is open still; who has little time left sees it at once.
function AccessChip({ access }: { access: CourseAccess }) {
  const { t } = useText()
  const left = daysLeft(access)
  if (left === 0)
    return <StateChip tone="neutral" icon={<ClosedIcon />} label={t('enrollment.access.ended')} />
  const near = left <= soon
  return (
    <StateChip
      tone={near ? 'warning' : 'success'}
      icon={near ? <WaitingIcon /> : <SuccessIcon />}
      label={t('enrollment.access.left', { count: left })}
    />
  )
}

const ExtendDialog = lazyPart(() => import('./extend-dialog').then((m) => ({ default: m.ExtendDialog })))

type AccessMenuProps = { access: CourseAccess; name: string }

// Extends an access, or ends it now.
function AccessMenu({ access, name }: AccessMenuProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [extending, setExtending] = useState(false)
  const { person_name: person, course_name: course } = access
  const end = async () => {
    const yes = await confirm({
      title: t('enrollment.access.end_title', { person, course }),
      text: t('enrollment.access.end_text'),
      act: t('enrollment.access.end'),
    })
    if (!yes) return
    try {
      await endAccess(access.id)
      refreshAccess(cache)
      notify({ text: t('enrollment.access.has_ended', { person, course }) })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const actions: Action[] = [
    { label: t('enrollment.access.extend'), icon: <AddIcon />, onClick: () => setExtending(true) },
  ]
  if (access.state === 'open') {
    actions.push({ label: t('enrollment.access.end'), icon: <ClosedIcon />, onClick: () => void end() })
  }
  return (
    <>
      <ActionMenu label={t('enrollment.actions', { name })} actions={actions} />
      {extending && <ExtendDialog access={access} onClose={() => setExtending(false)} />}
    </>
  )
}
