// The pages that a teacher's space leads to.
export const coursesPath = '/apps/instructor/courses'
export const taughtPath = `${coursesPath}?tab=taught`
export const knowledgePath = `${coursesPath}?tab=knowledge`
export const availabilityPath = '/pages/profile?tab=availability'
export const calendarPath = '/pages/profile?tab=feeds'
export const agendaPath = '/apps/academic/program/agenda'

export const coursePath = (id: string) => `${coursesPath}/${id}`
export const classPath = (courseId: string, classId: string) => `${coursePath(courseId)}#class-${classId}`
export const documentsPath = (courseId: string) => `/apps/instructor/course/docs/${courseId}`
export const sessionPath = ({ id, day }: { id: string; day: string }) =>
  `${agendaPath}?view=list&day=${day}&session=${id}`

// What was recorded of a course on some days, at whichever campus.
export const recordingsPath = (courseId: string, from: string, to: string) =>
  `/apps/campus/recording?${new URLSearchParams({ campus: 'all', course: courseId, from, to })}`
