import { campusClasses } from './class-list'
import { ClassesPage } from './classes-page'

// /apps/campus/classes: those of one's own campus.
export const Component = () => <ClassesPage kind={campusClasses} />
