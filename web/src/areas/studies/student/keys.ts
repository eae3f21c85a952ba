// Under which names the server's answers are kept.
export const keys = {
  reports: (studentId: string) => ['student', studentId, 'reports'] as const,
  absences: (studentId: string) => ['student', studentId, 'absences'] as const,
  // What the student's own space shows of them.
  own: ['student-space'] as const,
}
