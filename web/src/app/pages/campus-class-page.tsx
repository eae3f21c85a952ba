import { campusClasses } from '@/areas/academic/classes/class-list'
import { ClassPage } from '@/areas/academic/classes/class-page'
import { ClassNext } from './class-next'

// /apps/campus/classes/{classeId}
export const Component = () => <ClassPage kind={campusClasses} next={ClassNext} />
