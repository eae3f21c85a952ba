import { useEffect, useRef } from 'react'
import { unitsOf } from '@/lib/money'

type Rescale = (units: number | null) => number | null

// What was typed stays as it reads where the money goes to an account of another currency: 100 € become 100 F CFA, not
// 10 000. What the other has no coins for is asked for anew.
function rescaled(units: number | null, from: string, to: string): number | null {
  if (units === null) return null
  const next = (units * unitsOf(to)) / unitsOf(from)
  return Number.isInteger(next) ? next : null
}

// Tells that the amounts of a form are of another currency from now on.
export function useCurrencyChange(currency: string, onChange: (rescale: Rescale) => void): void {
  const before = useRef(currency)
  useEffect(() => {
    const from = before.current
    if (from === currency) return
    before.current = currency
    onChange((units) => rescaled(units, from, currency))
  })
}
