import { heads, keepers, type Role } from '@/session/roles'
import { type Screen, screen } from './screen'

const setsUp: Role[] = [...heads, 'supervisor']

// What sheets bring in; one of screen-tables.ts. Books are with the library's.
export const importScreens: readonly Screen[] = [
  screen(
    '/apps/campus/import',
    keepers,
    ['import', 'people', 'person', 'church', 'list', 'photo', 'history', 'record'],
    () => import('@/areas/people/import/import-page'),
  ),
  screen(
    '/apps/academic/course/import',
    setsUp,
    ['import', 'course'],
    () => import('@/areas/academic/import/course-import-page'),
  ),
  screen(
    '/apps/campus/classes/import',
    keepers,
    ['import', 'class', 'enrollment'],
    () => import('@/areas/academic/import/class-import-page'),
  ),
]
