import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatMoney } from '@/lib/money'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Enrollment, enrollmentPath, enrollmentsQuery } from './api'
import type { PersonChoice } from './enroll-form'
import { EnrollmentChip } from './enrollment-chip'
import { GroupHeading } from './group-heading'
import { story } from './story'

const EnrollDialog = lazyPart(() => import('./enroll-dialog').then((m) => ({ default: m.EnrollDialog })))

type StudentEnrollmentsProps = {
  person: PersonChoice
  // One's own: told as such, and nothing to change.
  own?: boolean
}

// The classes that somebody follows, followed or waits for; the newest first.
export function StudentEnrollments({ person, own = false }: StudentEnrollmentsProps) {
  const { t } = useText()
  const mayEnroll = useMay('enroll') && !own
  const enrollments = useQuery(enrollmentsQuery({ person: person.id }))
  // "?enroll=1" opens the form at once: the search leads there.
  const [search, setSearch] = useSearchParams()
  const [clicked, setClicked] = useState(false)
  const enrolling = clicked || (mayEnroll && search.has('enroll'))
  const handleClose = () => {
    setClicked(false)
    setSearch((before) => without(before, 'enroll'), { replace: true })
  }
  const button = mayEnroll && (
    <Button variant="outlined" onClick={() => setClicked(true)}>
      {t('enrollment.enroll_here')}
    </Button>
  )
  return (
    <section>
      <QueryView query={enrollments} loading={<LoadingRows rows={3} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={t(own ? 'enrollment.own.none' : 'enrollment.none_of_person')} action={button} />
          ) : (
            <>
              <GroupHeading title={t('enrollment.tab')} count={all.length} action={button} />
              {[...all].sort(newestFirst).map((one) => (
                <EnrollmentCard key={one.id} enrollment={one} />
              ))}
            </>
          )
        }
      </QueryView>
      {enrolling && <EnrollDialog person={person} onClose={handleClose} />}
    </section>
  )
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete(name)
  return rest
}

// What runs stands before what is over.
function newestFirst(one: { outcome: string; created_at: string }, other: typeof one): number {
  const over = Number(one.outcome !== '') - Number(other.outcome !== '')
  return over || other.created_at.localeCompare(one.created_at)
}

const CardLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  minHeight: 64,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

// One class of a student, with what is paid for it; opens the enrollment.
function EnrollmentCard({ enrollment }: { enrollment: Enrollment }) {
  const texts = useText()
  const { t, language } = texts
  const { id, class_code, campus_name, money } = enrollment
  const monthly = money && formatMoney(money.monthly_payment, money.currency, language)
  return (
    <CardLink to={enrollmentPath(id)}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{class_code}</Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {campus_name} · {story(enrollment, texts)}
        </Typography>
      </Box>
      {monthly && (
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {t('enrollment.a_month', { count: money.installments, monthly })}
        </Box>
      )}
      <EnrollmentChip enrollment={enrollment} />
    </CardLink>
  )
}
