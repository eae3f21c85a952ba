import { useMay } from '@/session/use-may'

// Whether the person may make and put away curricula; of one curriculum the server says it itself.
export const useMayManage = (): boolean => useMay('createCurriculum')
