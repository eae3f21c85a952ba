import { academicClasses } from './class-list'
import { ClassPage } from './class-page'

// /apps/academic/classes/{classeId}
export const Component = () => <ClassPage kind={academicClasses} />
