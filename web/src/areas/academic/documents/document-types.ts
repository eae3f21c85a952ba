import type { CourseDocument } from './api'

export type DocumentType = CourseDocument['type']

// The seven types of the specification, in the order in which people use them.
export const documentTypes: readonly DocumentType[] = [
  'material',
  'summary',
  'slideshow',
  'complement',
  'exam',
  'exam_answer',
  'other',
]

// Never for students, whatever else is said of it.
export function isExam(type: string): boolean {
  return type === 'exam' || type === 'exam_answer'
}
