import type SvgIcon from '@mui/material/SvgIcon'
import type { TextKey } from '@/texts/text-key'
import type { Texts } from '@/texts/texts'

// What an entry of the menu can be, with the properties of the specification.

type Named = {
  id: string
  // The plain English name: search knows it in every language, and it stands in where a text is missing.
  title: string
  translate?: TextKey
  icon?: typeof SvgIcon
  badge?: { title: string; translate?: TextKey }
  // Who sees it, by the rule of hasPermission.
  auth?: readonly string[]
}

// A way to a page.
export type NavigationItem = Named & {
  type: 'item'
  // A path of ours, or the whole address of another site.
  url: string
  // Marked as current at this very address only, not on the pages below it.
  exact?: boolean
  // Pages beside this one (their address differs in its end), without an entry of their own, that are marked here.
  alsoAt?: readonly string[]
  target?: '_blank'
}

// Entries under one name: a group is a heading, a collapse can be opened and closed.
export type NavigationParent = Named & {
  type: 'group' | 'collapse'
  children: readonly NavigationEntry[]
}

type NavigationDivider = { type: 'divider'; id: string; auth?: readonly string[] }

export type NavigationEntry = NavigationItem | NavigationParent | NavigationDivider

export function nameOf({ title, translate }: Pick<Named, 'title' | 'translate'>, { code }: Texts): string {
  return (translate && code(translate)) ?? title
}
