// Under which names the server's answers are kept, for each folder of the area; who changes a thing refreshes what
// stands under its name.

export const attendanceKeys = {
  taking: (campus: string | undefined) => ['attendance', 'taking', campus] as const,
  courses: (classId: string) => ['attendance', 'courses', classId] as const,
  printed: (agendaCourseId: string, classId: string) =>
    ['attendance', 'printed', agendaCourseId, classId] as const,
  papers: (cell: string) => ['attendance', 'papers', cell] as const,
}

export const gradeKeys = {
  classes: (campus: string) => ['grades', 'classes', campus] as const,
  courses: (classId: string) => ['grades', 'courses', classId] as const,
  printed: (agendaCourseId: string, classId: string) =>
    ['grades', 'printed', agendaCourseId, classId] as const,
}

export const listKeys = {
  lists: ['book-lists'] as const,
  needed: (campus: string, planning: string, classes: readonly string[]) =>
    ['book-lists', 'needed', campus, planning, classes] as const,
  classes: (campus: string) => ['book-lists', 'classes', campus] as const,
  students: (campus: string, q: string) => ['book-lists', 'students', campus, q] as const,
  books: (q: string) => ['book-lists', 'books', q] as const,
}

export const reportKeys = {
  classReports: ['reports', 'classes'] as const,
  classReport: (id: string) => ['reports', 'classes', 'one', id] as const,
  classWarnings: (id: string) => ['reports', 'classes', 'warnings', id] as const,
  comparison: (query: object) => ['reports', 'comparison', query] as const,
  curricula: ['reports', 'curricula'] as const,
}

export const studentKeys = {
  reports: (studentId: string) => ['student', studentId, 'reports'] as const,
  absences: (studentId: string) => ['student', studentId, 'absences'] as const,
  // What the student's own space shows of them.
  own: ['student-space'] as const,
}

export const cardKeys = {
  report: (studentId: string, classId: string) => ['report', studentId, classId] as const,
  notes: (studentId: string, courseId: string) => ['course-notes', studentId, courseId] as const,
}

export const catchUpKeys = {
  all: ['catch-ups'] as const,
  // The student's own space shows them, too.
  after: [['catch-ups'], ['student-space']],
}

export const paperKeys = {
  papers: ['issued-papers'] as const,
  run: (id: string) => ['paper-run', id] as const,
  signature: (campusId: string) => ['paper-signature', campusId] as const,
  check: (code: string) => ['paper-check', code] as const,
}
