import { startTransition, useEffect, useState } from 'react'

// How many parts of something long are drawn by now: the first ones at once, the others a few at a time, each time in
// steps that give way to a finger (a transition of React, which waits for no clock and no eye: all of them come in the
// end). `size` is how many at a time; what is to be whole at once says so.
export function useSteps(total: number, size: number, atOnce = false): number {
  const [drawn, setDrawn] = useState(atOnce ? total : size)
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + size))
  }, [drawn, total, size])
  return atOnce ? total : Math.min(drawn, total)
}
