import { AvailabilityPanel } from '../availability/availability-panel'
import type { PersonTab } from '../person/person-tabs'
import { TeachingTab } from './teaching-tab'

// What an instructor's page has beside that of every person.
export const instructorTabs: readonly PersonTab[] = [
  {
    name: 'availability',
    label: 'instructor.tab.availability',
    content: ({ person }) => <AvailabilityPanel personId={person.id} />,
  },
  {
    name: 'teaching',
    label: 'instructor.tab.teaching',
    keep: true,
    content: ({ person }) => <TeachingTab personId={person.id} />,
  },
]
