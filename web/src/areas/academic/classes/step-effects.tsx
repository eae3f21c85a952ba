import { useText } from '@/texts/use-text'
import { CloseIcon, StudentIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'
import type { ClassStep, Effect, StepStudent } from './step-api'

const looks: Record<Effect, { tone: ChipTone; Icon: typeof SuccessIcon }> = {
  goes_on: { tone: 'success', Icon: SuccessIcon },
  completes: { tone: 'done', Icon: StudentIcon },
  fails: { tone: 'error', Icon: CloseIcon },
  waits: { tone: 'warning', Icon: WaitingIcon },
}

const effects = ['goes_on', 'completes', 'fails', 'waits'] as const

// What happens to one student, in a word or two.
export function EffectChip({ effect }: { effect: Effect }) {
  const { t } = useText()
  const { tone, Icon } = looks[effect]
  return <StateChip tone={tone} icon={<Icon />} label={t(`class.effect.${effect}`)} />
}

export function countEffects(students: readonly StepStudent[]): { effect: Effect; count: number }[] {
  return effects
    .map((effect) => ({ effect, count: students.filter((one) => one.effect === effect).length }))
    .filter(({ count }) => count > 0)
}

// The effect that a tick has, as the server will work it out.
function effectOf(kind: ClassStep['kind'], passed: boolean): Effect {
  if (!passed) return 'fails'
  return kind === 'promote' ? 'goes_on' : 'completes'
}

// The plan with some ticks changed.
export function withPassed(plan: ClassStep, ids: ReadonlySet<string>, passed: boolean): ClassStep {
  const students = plan.students.map((one) =>
    ids.has(one.enrollment_id) && one.effect !== 'waits'
      ? { ...one, passed, ticked: true, effect: effectOf(plan.kind, passed) }
      : one,
  )
  return { ...plan, students }
}
