import { academicClasses } from './class-list'
import { ClassesPage } from './classes-page'

// /apps/academic/classes: the classes of every campus in reach.
export const Component = () => <ClassesPage kind={academicClasses} />
