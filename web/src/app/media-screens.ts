import { groups } from '@/session/roles'
import { type Screen, screen } from './screen'

const recordingTexts = ['recording', 'courserequest', 'list', 'upload', 'preview'] as const
// A space is for everybody: it shows who opens it his own things.
const rhemaTexts = ['rhema', 'recording', 'courserequest', 'podcast', 'preview'] as const

// The screens of recordings and of the courses that are open to somebody; one of screen-tables.ts.
export const mediaScreens: readonly Screen[] = [
  screen(
    '/apps/campus/recording',
    groups.student,
    recordingTexts,
    () => import('@/areas/media/sessions/recordings-page'),
  ),
  screen(
    '/apps/campus/recording/audio/:agendaId',
    groups.student,
    recordingTexts,
    () => import('@/areas/media/session/audio-page'),
  ),
  screen(
    '/apps/campus/recording/video/:agendaId',
    groups.student,
    recordingTexts,
    () => import('@/areas/media/session/video-page'),
  ),
  screen(
    '/apps/campus/recording/photo/:agendaId',
    groups.student,
    recordingTexts,
    () => import('@/areas/media/session/photo-page'),
  ),
  screen(
    '/apps/campus/recording/documents/:agendaId',
    groups.student,
    recordingTexts,
    () => import('@/areas/media/session/documents-page'),
  ),
  screen(
    '/apps/student/courses',
    groups.student,
    rhemaTexts,
    () => import('@/areas/media/courses/student-courses-page'),
  ),
  screen(
    '/apps/student/courses/:courseId',
    groups.student,
    rhemaTexts,
    () => import('@/areas/media/courses/open-course-page'),
  ),
  screen(
    '/apps/alumni/alumni',
    groups.student,
    rhemaTexts,
    () => import('@/areas/media/courses/alumni-courses-page'),
  ),
  screen(
    '/apps/alumni/dashboard',
    groups.student,
    [...rhemaTexts, 'kept'],
    () => import('./pages/alumni-dashboard-page'),
  ),
  screen(
    '/apps/alumni/courses',
    groups.student,
    [...rhemaTexts, 'report'],
    () => import('./pages/alumni-classes-page'),
  ),
  screen(
    '/apps/alumni/courses/:courseId',
    groups.student,
    rhemaTexts,
    () => import('@/areas/media/courses/open-course-page'),
  ),
  screen(
    '/apps/instructor/alumni',
    groups.student,
    rhemaTexts,
    () => import('@/areas/media/courses/instructor-courses-page'),
  ),
]
