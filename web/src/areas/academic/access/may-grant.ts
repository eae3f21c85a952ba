import { useMay, useMayForOthers } from '@/session/use-may'

// What the signed-in person is offered; the server decides.
export function useAccessMay() {
  return { grant: useMay('grantCourse'), readOthers: useMayForOthers('listCourseAccess') }
}
