import { campusClasses } from '@/areas/academic/classes/class-list'
import { ClassPage } from '@/areas/academic/classes/class-page'
import { ClassParts } from './class-parts'

// /apps/campus/classes/{classeId}
export const Component = () => <ClassPage kind={campusClasses} next={ClassParts} />
