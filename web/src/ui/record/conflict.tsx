import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import type { RecordForm } from './use-record-form'

const Dialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./conflict-dialog'), loadTexts(['conflict'])])
  return { default: module.ConflictDialog as ComponentType<{ conflict: unknown; onResolve: unknown }> }
})

// The question of two people's edits, fetched with its words when they meet: few ever see it.
export function Conflict<F extends FieldValues>({ state }: { state: RecordForm<F> }) {
  if (!state.conflict) return null
  return <Dialog conflict={state.conflict} onResolve={state.resolve} />
}
