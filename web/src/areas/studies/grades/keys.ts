// Under which names the server's answers are kept.
export const keys = {
  classes: (campus: string) => ['grades', 'classes', campus] as const,
  courses: (classId: string) => ['grades', 'courses', classId] as const,
  printed: (agendaCourseId: string, classId: string) =>
    ['grades', 'printed', agendaCourseId, classId] as const,
}
