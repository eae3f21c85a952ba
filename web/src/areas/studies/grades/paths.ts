export const gradesPath = '/apps/campus/grades'

export const coursesPath = (classId: string) => `${gradesPath}/courses/${classId}`

type SheetPlace = { classId: string; agendaCourseId: string; courseName: string }

export const sheetPath = ({ classId, agendaCourseId, courseName }: SheetPlace) =>
  `${gradesPath}/students/${classId}/${agendaCourseId}/${encodeURIComponent(courseName)}`

export const printPath = (classId: string, agendaCourseId: string, filled: boolean) =>
  `${gradesPath}/print/${classId}/${agendaCourseId}${filled ? '?filled=1' : ''}`
