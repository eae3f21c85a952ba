import { useSession } from '@/session/session-store'
import { useMay, useMayForOthers, useReach } from '@/session/use-may'
import type { Whose } from './api'

// What the signed-in person is offered; the server decides. A teacher speaks for himself.
export function useKnowledgeMay(whose: Whose) {
  const me = useSession((state) => state.user?.id)
  const says = useReach('setKnowledge')
  const self = says === 'self' && 'person' in whose && whose.person === me
  return {
    say: says === 'all' || self,
    give: useMay('setCourseTeacher'),
    readOthers: useMayForOthers('listKnowledge'),
  }
}
