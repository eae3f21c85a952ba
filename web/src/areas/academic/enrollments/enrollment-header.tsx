import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link as RouterLink } from 'react-router'
import { useHistoryAction } from '@/session/use-history-action'
import { useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { BackLink } from '@/ui/back-link'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { classPath, type Enrollment, enrollmentPath, studentPath } from './api'
import { EnrollmentChip } from './enrollment-chip'
import { EnrollmentMoves } from './enrollment-moves'
import { story } from './story'

const EnrollmentHistory = lazyPart(() =>
  import('./enrollment-history').then((m) => ({ default: m.EnrollmentHistory })),
)

type EnrollmentHeaderProps = { enrollment: Enrollment; unsaved?: boolean }

// Whose enrollment this is, in which class, how it stands, and what can be done with it.
export function EnrollmentHeader({ enrollment, unsaved = false }: EnrollmentHeaderProps) {
  const texts = useText()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const back = useWayBack(enrollment)
  const history = useHistoryAction(enrollment.campus_id)
  const moves = enrollment.moves.length + history.actions.length > 0 && (
    <EnrollmentMoves enrollment={enrollment} unsaved={unsaved} withButton more={history.actions} />
  )
  return (
    <>
      <BackLink listPath={back.path}>{back.title}</BackLink>
      <PageHeader
        title={enrollment.person_name}
        mark={<Avatar name={enrollment.person_name} src={enrollment.photo_url} size={80} />}
        subtitle={
          <>
            <Box sx={{ mt: 0.75, mb: 0.75 }}>
              <EnrollmentChip enrollment={enrollment} />
            </Box>
            <Place enrollment={enrollment} linked={back.staff} />
            <Box>{story(enrollment, texts)}</Box>
            {enrollment.undo && enrollment.undo !== 'possible' && (
              <Box>{texts.t(`enrollment.undo.why.${enrollment.undo}`)}</Box>
            )}
            {back.staff && (
              <Box>
                <Link component={RouterLink} to={studentPath(enrollment.person_id)}>
                  {texts.t('enrollment.student_page')}
                </Link>
              </Box>
            )}
            {enrollment.previous_id && (
              <Link component={RouterLink} to={enrollmentPath(enrollment.previous_id)}>
                {texts.t('enrollment.previous')}
              </Link>
            )}
          </>
        }
        actions={phone ? undefined : moves}
      />
      {/* Beside the photo there is no room for a button on a phone. */}
      {phone && moves && (
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'row-reverse',
            justifyContent: 'space-between',
            mt: -1,
            mb: 2,
          }}
        >
          {moves}
        </Box>
      )}
      {history.isOpen && <EnrollmentHistory enrollment={enrollment} onClose={history.close} />}
    </>
  )
}

function Place({ enrollment, linked }: { enrollment: Enrollment; linked: boolean }) {
  const { class_id, class_code, campus_name } = enrollment
  return (
    <Box>
      {linked ? (
        <Link component={RouterLink} to={classPath(class_id)}>
          {class_code}
        </Link>
      ) : (
        class_code
      )}
      {` · ${campus_name}`}
    </Box>
  )
}

// Staff come from the class, a student from his own page.
function useWayBack({ class_id, class_code }: Enrollment) {
  const { t } = useText()
  const staff = useMayForOthers('listEnrollments')
  return staff
    ? { staff, path: classPath(class_id), title: class_code }
    : { staff, path: '/pages/profile?tab=studies', title: t('enrollment.own.back') }
}
