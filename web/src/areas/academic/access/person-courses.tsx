import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { AccessList } from './access-list'
import { OpenedDocuments } from './opened-documents'

// What is open to a person as a student: the courses he was granted, and the documents that he can open.
export function PersonCourses({ personId, own = false }: { personId: string; own?: boolean }) {
  const { t } = useText()
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <AccessList
        whose={{ person: personId }}
        none={t(own ? 'enrollment.access.own_none' : 'enrollment.access.none_of_person')}
        text={own ? t('enrollment.access.ask_more') : undefined}
      />
      <OpenedDocuments personId={personId} />
    </Box>
  )
}
