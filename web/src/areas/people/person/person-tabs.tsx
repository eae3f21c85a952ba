import type { ComponentType } from 'react'
import type { TextKey } from '@/texts/text-key'
import type { RecordForm } from '@/ui/record/use-record-form'
import type { Person } from './api'
import { DetailsTab } from './details-tab'
import type { PersonForm } from './person-form'
import { RolesTab } from './roles-tab'

export type PersonTabProps = { person: Person; state: RecordForm<PersonForm> }

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
