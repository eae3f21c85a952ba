import { useMay, useMayForOthers } from '@/session/use-may'

// Whether the person may make and delete courses; of one course the server says it itself.
export const useMayManage = (): boolean => useMay('createCourse')

// Whether he may know who teaches.
export const useMaySeeTeachers = (): boolean => useMayForOthers('listKnowledge')
