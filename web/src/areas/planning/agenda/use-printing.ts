import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

// True while the page is drawn for paper, which can show what a screen leaves for a click.
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  // Listening as soon as the page shows: an effect after the paint may come seconds later on a busy machine.
  useLayoutEffect(() => {
    // At once: the browser takes the page as it is when the event is over.
    const turn = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'))
    addEventListener('beforeprint', turn)
    addEventListener('afterprint', turn)
    return () => {
      removeEventListener('beforeprint', turn)
      removeEventListener('afterprint', turn)
    }
  }, [])
  return printing
}
