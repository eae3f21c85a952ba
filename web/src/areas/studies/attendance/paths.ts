export const takingPath = '/apps/campus/attendance'

export const coursesPath = (classId: string) => `${takingPath}/courses/${classId}`

export type SheetAddress = {
  sessionId: string
  classId: string
  agendaCourseId: string
  courseName: string
}

export function sheetPath({ sessionId, classId, agendaCourseId, courseName }: SheetAddress): string {
  return `${takingPath}/students/${sessionId}/${classId}/${agendaCourseId}/${encodeURIComponent(courseName)}`
}

export function printPath(agendaCourseId: string, classId: string, filled: boolean): string {
  return `${takingPath}/print/${agendaCourseId}/${classId}${filled ? '?filled=1' : ''}`
}
