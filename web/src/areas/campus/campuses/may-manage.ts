import { useMay } from '@/session/use-may'

// Whether the person may make and delete campuses and regions; of one campus the server says it itself.
export const useMayManage = (): boolean => useMay('createCampus')
