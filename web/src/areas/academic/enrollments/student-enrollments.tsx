import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { enrollmentsQuery } from './api'
import type { PersonChoice } from './enroll-form'
import { EnrollmentCard } from './enrollment-card'
import { GroupHeading } from './group-heading'

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
  const [search, setSearch] = useSearchParams()
  // Who has just been written in comes with the wish to be enrolled.
  const asked = search.get('enroll') === 'now' && mayEnroll
  const [opened, setEnrolling] = useState(false)
  const enrolling = opened || asked
  const close = () => {
    setEnrolling(false)
    if (asked) setSearch(withoutWish, { replace: true })
  }
  const button = mayEnroll && (
    <Button variant="outlined" onClick={() => setEnrolling(true)}>
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
      {enrolling && <EnrollDialog person={person} onClose={close} />}
    </section>
  )
}

function withoutWish(search: URLSearchParams): URLSearchParams {
  search.delete('enroll')
  return search
}

// What runs stands before what is over.
function newestFirst(one: { outcome: string; created_at: string }, other: typeof one): number {
  const over = Number(one.outcome !== '') - Number(other.outcome !== '')
  return over || other.created_at.localeCompare(one.created_at)
}
