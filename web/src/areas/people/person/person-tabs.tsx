import type { ComponentType } from 'react'
import type { TextKey } from '@/texts/text-key'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'
import type { Person } from './api'
import { DetailsTab } from './details-tab'
import type { PersonTabProps } from './person-form'

const RolesTab = lazyPart(() => import('./roles-tab').then((m) => ({ default: m.RolesTab })), <LoadingRows />)

export type PersonTab = {
  name: string
  label: TextKey
  content: ComponentType<PersonTabProps>
  // Whom it is about, and who may open it; without it everybody sees it.
  when?: (person: Person) => boolean
  // Stays drawn while another tab is shown: what was typed in its form is kept.
  keep?: boolean
}

// The parts of every person's page. What another area knows of him is handed in by the app (app/pages).
export const personTabs: readonly PersonTab[] = [
  { name: 'details', label: 'people.tab.details', content: DetailsTab, keep: true },
  { name: 'roles', label: 'people.tab.roles', content: RolesTab },
]
