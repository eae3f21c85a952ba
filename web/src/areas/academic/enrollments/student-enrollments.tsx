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
