// Under which names the server's answers are kept; who changes a thing refreshes what stands under its name.
export const keys = {
  plannings: ['plannings'] as const,
  // A year and the numbers it has given stand with the lists: what changes one changes all.
  planningYear: (query: object) => ['plannings', 'year', query] as const,
  lastNumber: (year: number) => ['plannings', 'last-number', year] as const,
  planning: (id: string) => ['planning', id] as const,
  board: (id: string) => ['board', id] as const,
  agenda: ['agenda'] as const,
  feeds: ['feeds'] as const,
  invitations: ['invitations'] as const,
  everyInvitation: ['invitation'] as const,
  invitation: (id: string) => ['invitation', id] as const,
  invitationMatrix: (year: number) => ['invitations', 'matrix', year] as const,
  invitationLink: (token: string) => ['invitation-link', token] as const,
  ownInvitations: ['own-invitations'] as const,
  openedInvitation: (token: string) => ['own-invitations', 'opened', token] as const,
  stays: (planningId: string) => ['invitations', 'stays', planningId] as const,
  runningClasses: ['classes', 'running'] as const,
  classesFound: (campus: string | undefined, q: string) => ['classes', 'found', campus, q] as const,
  class: (id: string) => ['class', id] as const,
  course: (id: string) => ['course', id] as const,
  instructor: (id: string) => ['instructor', id] as const,
  coursesFound: (q: string) => ['courses', 'found', q] as const,
  teachersFound: (q: string) => ['instructors', 'found', q] as const,
}

// What a board asks for.
export const boardKeys = {
  planning: (planningId: string) => ['planning', planningId] as const,
  board: (planningId: string) => ['board', planningId] as const,
  debts: (planningId: string, board: number) => ['board', planningId, 'debts', board] as const,
  publication: (planningId: string, board: number) => ['board', planningId, 'publication', board] as const,
  publications: (planningId: string) => ['board', planningId, 'publications'] as const,
  candidates: (courseId: string, version: number, half: string, q: string) =>
    ['candidates', courseId, version, half, q] as const,
  // The same as on the page of a class.
  everyClass: ['class'] as const,
  progress: (classId: string) => ['class', classId, 'progress'] as const,
  courses: (q: string) => ['courses', 'choices', q] as const,
  plannings: ['plannings'] as const,
}
