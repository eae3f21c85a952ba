import { campusClasses } from './class-list'
import { ClassPage } from './class-page'

// /apps/campus/classes/{classeId}
export const Component = () => <ClassPage kind={campusClasses} />
