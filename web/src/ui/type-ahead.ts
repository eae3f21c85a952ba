import { useEffect } from 'react'
import { setWaits } from './part-waits'

// What people type while the page or dialog they asked for is on its way belongs into its first field. Without this it
// would be lost, or be taken for shortcuts of the page that they have left.

let waits = 0
let typed = ''
let giveUp: ReturnType<typeof setTimeout> | undefined
// What had the focus when the wait began: the link or button that asked for what is coming.
let asker: Element | null = null

// How long a page that has come may take to show its field.
const patience = 1_500

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true
  return (
    target instanceof HTMLInputElement && /^(text|search|email|tel|url|password|number)$/.test(target.type)
  )
}

function handleKey(event: KeyboardEvent): void {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  // Whoever has gone to another link or button since speaks to that one.
  if (typed === '' && target !== asker && target instanceof Element && target.closest('a, button')) return
  // What comes after what waits stays after it.
  if ((isField(target) && typed === '') || [...key].length !== 1) return
  // Space presses a button and scrolls; nobody begins a word with it.
  if (key === ' ' && typed === '') return
  event.preventDefault()
  event.stopImmediatePropagation()
  typed += key
}

function handleFocus({ target }: FocusEvent): void {
  if (waits === 0 && isField(target)) settleSoon()
}

// As if it had been typed there: React hears of a value only where it was set past its own bookkeeping.
function fill(field: HTMLInputElement | HTMLTextAreaElement): void {
  const text = typed
  stop()
  if (text === '') return
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function start(): void {
  clearTimeout(giveUp)
  waits += 1
  asker = document.activeElement
  window.addEventListener('keydown', handleKey, true)
  document.addEventListener('focusin', handleFocus)
}

// Whether somebody is pressing or clicking right now: what is drawn for it is drawn before the next task.
let acting = false

function noteAct(): void {
  acting = true
  setTimeout(() => {
    acting = false
  })
}

// A part that came with its page was not asked for: keys are the page's, not for a field in it.
function beginPart(): (() => void) | undefined {
  if (!acting) return undefined
  start()
  return arrive
}

function arrive(): void {
  waits -= 1
  if (waits === 0) settleSoon()
}

// A form listens to its fields a moment after it was drawn: what came before would be wiped.
function settleSoon(): void {
  clearTimeout(giveUp)
  giveUp = setTimeout(settle, 30)
}

function settle(): void {
  if (isField(document.activeElement)) fill(document.activeElement)
  else if (typed === '') stop()
  else giveUp = setTimeout(stop, patience)
}

function stop(): void {
  clearTimeout(giveUp)
  typed = ''
  window.removeEventListener('keydown', handleKey, true)
  document.removeEventListener('focusin', handleFocus)
}

const acts = ['click', 'keydown'] as const

let page = false

function beginPage(): void {
  if (!page) start()
  page = true
}

function endPage(): void {
  if (page) arrive()
  page = false
}

// Tells, in the frame, that the page which was asked for stands.
export function useTypeAhead(loading: boolean, at: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that came at once was never seen loading
  useEffect(() => {
    if (!loading) endPage()
  }, [loading, at])
  useEffect(() => {
    setWaits({ begin: beginPart, beginPage })
    for (const act of acts) window.addEventListener(act, noteAct, true)
    return () => {
      for (const act of acts) window.removeEventListener(act, noteAct, true)
      endPage()
    }
  }, [])
}
