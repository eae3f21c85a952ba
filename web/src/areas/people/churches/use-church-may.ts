import { useMay } from '@/session/use-may'

// What the signed-in person is offered: everyone adds a church, who keeps people keeps them all, and two become one
// by the hand of somebody of the whole network.
export function useChurchMay() {
  return { change: useMay('updateChurch'), merge: useMay('mergeChurches') }
}
