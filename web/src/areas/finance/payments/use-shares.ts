import { useMemo, useState } from 'react'
import { faultOf, oldestFirst, sumOf } from './allocation'
import type { Owed, Payment } from './api'

// What a payment pays: the oldest first until somebody chooses himself.
export function useShares(parts: readonly Owed[], amount: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number> | null>(null)
  const shares = useMemo(() => chosen ?? oldestFirst(parts, amount), [chosen, parts, amount])
  const choosing = chosen !== null
  return {
    shares,
    choosing,
    // Begins with what would be paid by itself, to be changed from there.
    onChoosing: (next: boolean) => setChosen(next ? oldestFirst(parts, amount) : null),
    onShare: (partId: string, units: number) =>
      setChosen((before) => new Map([...(before ?? []), [partId, units]])),
    reset: () => setChosen(null),
    wrong: choosing && faultOf(parts, shares, amount) !== null,
    // As the server takes it; it is told only what it would not do by itself.
    input: (): Pick<Payment, 'allocations' | 'as_credit'> => {
      if (!choosing) return {}
      if (sumOf(shares) === 0) return { as_credit: true }
      const some = [...shares].filter(([, units]) => units > 0)
      return { allocations: some.map(([part_id, units]) => ({ part_id, amount: units })) }
    },
  }
}
