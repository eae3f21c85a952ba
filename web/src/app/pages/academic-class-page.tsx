import { academicClasses } from '@/areas/academic/classes/class-list'
import { ClassPage } from '@/areas/academic/classes/class-page'
import { ClassNext } from './class-next'

// /apps/academic/classes/{classeId}
export const Component = () => <ClassPage kind={academicClasses} next={ClassNext} />
