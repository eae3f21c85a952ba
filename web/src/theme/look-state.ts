import { create } from 'zustand'
import { defaultLook, type Look, type LookPatch, readLook } from './look'

// The look of this page as it is now. The browser keeps two: its own, which guests see, and above it that of whoever
// is signed in. boot.js reads the same two before the first paint.
const guestKey = 'look'
const ownKey = 'own_look'

export const useLookState = create<{ look: Look; chosen: number }>(() => ({ look: storedLook(), chosen: 0 }))

let signedIn = false

function read(key: string): Look | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept && readLook(kept)
  } catch {
    return null // not ours, or storage is switched off
  }
}

// What the person who is signed in has chosen, in whichever tab; null when he left everything as it was.
export function ownLook(): Look | null {
  return read(ownKey)
}

function storedLook(): Look {
  return ownLook() ?? read(guestKey) ?? defaultLook
}

// Puts on the page what plain CSS goes by. Scheme and direction are set by the theme's root, which knows the system's
// wish and when the mirrored styles are there.
function dress({ palettes, animations, customScrollbars }: Look): void {
  const { dataset } = document.documentElement
  dataset.palette = palettes.main
  dataset.animations = animations ? 'on' : 'off'
  dataset.scrollbars = customScrollbars ? 'custom' : 'system'
}

useLookState.subscribe(({ look }, { look: before }) => {
  if (look !== before) dress(look)
})

function showStored(): void {
  useLookState.setState(({ look }) => ({ look: readLook(storedLook(), look) }))
}

function keep(key: string, look: Look): void {
  localStorage.setItem(key, JSON.stringify(look))
}

// Somebody chose: the page shows it at once, the browser keeps it, and other tabs follow. Choices are counted, so that
// the session can save them; what was only followed is not.
export function chooseLook(patch: LookPatch): void {
  const { look: before, chosen } = useLookState.getState()
  const look = readLook(patch, before)
  keep(signedIn ? ownKey : guestKey, look)
  useLookState.setState({ look, chosen: chosen + 1 })
}

// Somebody signed in, with a look of his own or none yet; or nobody is signed in any more.
export function wearLook(isSignedIn: boolean, own?: Look): void {
  signedIn = isSignedIn
  if (own) keep(ownKey, own)
  else localStorage.removeItem(ownKey)
  showStored()
}

// Another tab chose. Nothing is written here, so tabs cannot answer each other for ever.
window.addEventListener('storage', ({ key }) => {
  if (key === ownKey || key === guestKey || key === null) showStored()
})
