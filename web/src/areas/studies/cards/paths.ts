export const cardPath = (studentId: string, classId: string) => `/apps/student/grades/${studentId}/${classId}`

export const notesPath = (studentId: string, courseId: string) =>
  `/apps/student/notes/${studentId}/${courseId}`
