// Under which names the server's answers about a board are kept.
export const keys = {
  planning: (planningId: string) => ['planning', planningId] as const,
  board: (planningId: string) => ['board', planningId] as const,
  debts: (planningId: string, board: number) => ['board', planningId, 'debts', board] as const,
  publication: (planningId: string, board: number) => ['board', planningId, 'publication', board] as const,
  publications: (planningId: string) => ['board', planningId, 'publications'] as const,
  candidates: (courseId: string, version: number, half: string, q: string) =>
    ['candidates', courseId, version, half, q] as const,
  // The same as on the class's page.
  progress: (classId: string) => ['class', classId, 'progress'] as const,
  courses: (q: string) => ['courses', 'choices', q] as const,
  plannings: ['plannings'] as const,
}
