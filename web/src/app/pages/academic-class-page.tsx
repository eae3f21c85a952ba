import { academicClasses } from '@/areas/academic/classes/class-list'
import { ClassPage } from '@/areas/academic/classes/class-page'
import { ClassParts } from './class-parts'

// /apps/academic/classes/{classeId}
export const Component = () => <ClassPage kind={academicClasses} next={ClassParts} />
