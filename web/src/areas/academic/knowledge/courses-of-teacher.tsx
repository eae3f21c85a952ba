import { useText } from '@/texts/use-text'
import { KnowledgeList } from './knowledge-list'

// The courses that somebody can teach: on the instructor's page, and on one's own.
export function CoursesOfTeacher({ personId }: { personId: string }) {
  const { t } = useText()
  return (
    <KnowledgeList
      whose={{ person: personId }}
      title={t('knowledge.courses')}
      text={t('knowledge.given_text')}
      none={t('knowledge.no_course')}
      add={t('knowledge.add_course')}
    />
  )
}
