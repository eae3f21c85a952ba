import type { KeyboardEvent } from 'react'

const inRtl = () => document.documentElement.dir === 'rtl'

// The step that a key means in a row of menus: left and right as they are seen.
export function stepAlong(key: string): number {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0
  return inRtl() ? -step : step
}

export function stepDown(key: string): number {
  return { ArrowDown: 1, ArrowUp: -1 }[key] ?? 0
}

// Moves the focus among elements, round and round.
export function moveFocus(event: KeyboardEvent, elements: readonly HTMLElement[], step: number): void {
  if (step === 0 || elements.length === 0) return
  event.preventDefault()
  const at = elements.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : elements.length - 1) : (at + step + elements.length) % elements.length
  elements[next]?.focus()
}
