import { useText } from '@/texts/use-text'
import { KnowledgeList } from './knowledge-list'
import { useKnowledgeMay } from './use-knowledge-may'

// Who can teach a course and to whom it was given: on the course's page.
export function TeachersOfCourse({ courseId }: { courseId: string }) {
  const { t } = useText()
  const whose = { course: courseId }
  const { readOthers } = useKnowledgeMay(whose)
  if (!readOthers) return null
  return (
    <KnowledgeList
      whose={whose}
      title={t('knowledge.teachers')}
      text={t('knowledge.given_text')}
      none={t('knowledge.no_teacher')}
      add={t('knowledge.add_teacher')}
    />
  )
}
