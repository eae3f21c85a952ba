import { lazyPart } from '@/ui/lazy-part'
import { DeclineDialog } from './decline-dialog'
import type { useDecisions } from './use-decisions'

const EnrollDialog = lazyPart(() =>
  import('../enrollments/enroll-dialog').then((m) => ({ default: m.EnrollDialog })),
)

// What a decision still needs: the class and the terms of a place, or the reason why there is none.
export function ApplicationDialogs({ decisions }: { decisions: ReturnType<typeof useDecisions> }) {
  const { asked, close, done, reopen } = decisions
  if (!asked) return null
  const { decision, rows } = asked
  if (decision === 'decline') {
    return <DeclineDialog rows={rows} onDone={done} onUndo={() => void reopen(rows)} onClose={close} />
  }
  const people = rows.map(({ person_id: id, name, email }) => ({ id, name, about: email }))
  return <EnrollDialog people={people} place={decision} onEnrolled={done} onClose={close} />
}
