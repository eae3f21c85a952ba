// Under which names the server's answers are kept.
export const keys = {
  taking: (campus: string | undefined) => ['attendance', 'taking', campus] as const,
  courses: (classId: string) => ['attendance', 'courses', classId] as const,
  printed: (agendaCourseId: string, classId: string) =>
    ['attendance', 'printed', agendaCourseId, classId] as const,
  papers: (cell: string) => ['attendance', 'papers', cell] as const,
}
