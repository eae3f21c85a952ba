import { useMay, useReach } from '@/session/use-may'

// What the signed-in person is offered around plannings. The server decides; here nobody is shown a button that could
// never work for him.
export function usePlanningMay() {
  return {
    // Sees every campus.
    network: useReach('listPlannings') === 'all',
    plans: useMay('createPlanning'),
  }
}
