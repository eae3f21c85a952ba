// Under which names the server's answers are kept.
export const keys = {
  studentSpace: ['student-space'] as const,
  instructorSpace: ['instructor-space'] as const,
  taughtCourses: ['instructor-space', 'courses'] as const,
  taughtCourse: (id: string) => ['instructor-space', 'courses', id] as const,
  teaching: (personId: string | undefined) => ['instructor-space', 'teaching', personId] as const,
}
