// Courses of a curriculum come by level and order; here they stand under their levels.
export function byLevel<C extends { level: number }>(
  courses: readonly C[],
): { level: number; courses: C[] }[] {
  const levels = [...new Set(courses.map(({ level }) => level))].sort((a, b) => a - b)
  return levels.map((level) => ({ level, courses: courses.filter((course) => course.level === level) }))
}
