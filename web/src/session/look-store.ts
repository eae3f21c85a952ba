import { defaultLook, type Look, type LookPatch } from '@/theme/look'
import { chooseLook, useLookState } from '@/theme/look-state'
import './preferences' // saves what is changed here

// The look as it is now, or a part of it: useLook((look) => look.navbar.folded).
export function useLook(): Look
export function useLook<T>(selector: (look: Look) => T): T
export function useLook<T>(selector?: (look: Look) => T): T | Look {
  return useLookState(({ look }) => (selector ? selector(look) : look))
}

// Shown at once, kept by the browser, followed by other tabs, and saved for who is signed in.
export function changeLook(patch: LookPatch): void {
  chooseLook(patch)
}

export function resetLook(): void {
  chooseLook(defaultLook)
}
