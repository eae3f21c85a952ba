import type { ReactNode } from 'react'
import { createElement } from 'react'
import { groups } from '@/session/roles'
import type { TextKey } from '@/texts/text-key'
import { CampusIcon, TeachingIcon } from '@/ui/icons'

export type NavigationEntry = {
  id: string
  text: TextKey
  href: string
  icon: ReactNode
  roles: readonly string[]
}

// What the menu offers; who sees which entry is the specification's table of groups.
export const navigation: readonly NavigationEntry[] = [
  {
    id: 'campus',
    text: 'shell.nav.campuses',
    href: '/apps/academic/campus',
    icon: createElement(CampusIcon),
    roles: groups.supervisor,
  },
  {
    id: 'instructors',
    text: 'shell.nav.instructors',
    href: '/apps/academic/instructor',
    icon: createElement(TeachingIcon),
    roles: groups.supervisor,
  },
]
