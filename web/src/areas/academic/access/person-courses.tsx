import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useText } from '@/texts/use-text'
import { LoadingRows } from '@/ui/states/loading-rows'
import { AccessList } from './access-list'
import { accessQuery, openedDocumentsQuery } from './api'
import { OpenedDocuments } from './opened-documents'

// What is open to a person as a student: the courses he was granted, and the documents that he can open.
export function PersonCourses({ personId, own = false }: { personId: string; own?: boolean }) {
  const { t } = useText()
  const access = useQuery(accessQuery({ person: personId }, 1))
  const documents = useQuery(openedDocumentsQuery(personId))
  // Both at once: the second would jump when the first is there.
  if (access.isPending || documents.isPending) return <LoadingRows rows={6} />
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <AccessList
        whose={{ person: personId }}
        none={t(own ? 'enrollment.access.own_none' : 'enrollment.access.none_of_person')}
        text={own ? t('enrollment.access.ask_more') : undefined}
      />
      <OpenedDocuments personId={personId} />
    </Box>
  )
}
