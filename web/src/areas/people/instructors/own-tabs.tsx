import { AvailabilityPanel } from '../availability/availability-panel'
import { TeachingTab } from './teaching-tab'

// What a teacher keeps of himself, for the page about oneself.

export function OwnAvailability({ personId }: { personId: string }) {
  return <AvailabilityPanel personId={personId} />
}

export function OwnTeaching({ personId }: { personId: string }) {
  return <TeachingTab personId={personId} />
}
