// Under which names the server's answers are kept; who changes a thing refreshes what stands under its name.
export const keys = {
  sessions: ['recording-sessions'] as const,
  session: (id: string) => ['recording-session', id] as const,
  listeners: (id: string) => ['recording-session', id, 'listeners'] as const,
  links: (id: string) => ['recording-session', id, 'links'] as const,
  openLinks: (id: string) => ['recording-session', id, 'open-links'] as const,
  files: (id: string) => ['recording', id, 'files'] as const,
  openCourses: ['open-courses'] as const,
  openCourse: (id: string) => ['open-courses', id] as const,
  askable: ['open-courses', 'askable'] as const,
  alumniSpace: ['alumni-space'] as const,
  pastClasses: ['student-space', 'past'] as const,
  taken: ['taken-files'] as const,
  podcast: ['podcast'] as const,
  requests: ['course-requests'] as const,
  linked: (token: string) => ['recording-link', token] as const,
}
