import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { useHistoryAction } from '@/session/use-history-action'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { ArchiveIcon, CopyIcon, DeleteIcon, WaitingIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EditButton } from '@/ui/record/edit-button'
import { type Editing, editPath } from '@/ui/record/use-editing'
import { StateChip } from '@/ui/state-chip'
import type { Course } from './api'
import { courseListPath, coursePath, newVersionPath } from './course-list'
import { useCourseActions } from './use-course-actions'

type CourseHeaderProps = { course: Course; editing: Editing | undefined; onDeleted: () => void }

// What this course is: name, code and version, hours.
export function CourseHeader({ course, editing, onDeleted }: CourseHeaderProps) {
  const { t } = useText()
  return (
    <>
      <BackLink listPath={courseListPath}>{t('course.list.title')}</BackLink>
      <PageHeader
        title={course.name}
        subtitle={
          <Box
            sx={{
              mt: 0.75,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
            }}
          >
            {course.archived && (
              <StateChip tone="neutral" icon={<ArchiveIcon />} label={t('course.archived')} />
            )}
            <bdi>{course.code}</bdi>
            {course.edition && <span>{course.edition}</span>}
            {course.hours > 0 && (
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                <WaitingIcon sx={{ fontSize: '1rem' }} />
                {t('course.hours_count', { count: course.hours })}
              </Box>
            )}
          </Box>
        }
        actions={
          <>
            {editing ? (
              <EditButton editing={editing} />
            ) : (
              course.may_edit && <EditButton href={editPath(coursePath(course.id))} />
            )}
            <CourseMenu course={course} onDeleted={onDeleted} />
          </>
        }
      />
    </>
  )
}

const CourseHistory = lazyPart(() => import('./course-history').then((m) => ({ default: m.CourseHistory })))

// The rarer acts on a course, for who may change it or follow what was changed.
export function CourseMenu({ course, onDeleted }: { course: Course; onDeleted: () => void }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove } = useCourseActions()
  const history = useHistoryAction()
  const handleDelete = async () => {
    if (await remove(course)) onDeleted()
  }
  const newVersion: Action = {
    label: t('course.editions.new'),
    icon: <CopyIcon />,
    onClick: () => void navigate(newVersionPath(course.id)),
  }
  const deletion: Action = {
    label: t('course.delete.act'),
    icon: <DeleteIcon />,
    irreversible: true,
    onClick: () => void handleDelete(),
  }
  return (
    <>
      <ActionMenu
        label={t('course.list.actions', { name: course.name })}
        actions={course.may_edit ? [newVersion, ...history.actions, deletion] : history.actions}
      />
      {history.isOpen && <CourseHistory course={course} onClose={history.close} />}
    </>
  )
}
