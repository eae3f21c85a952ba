import { useQuery } from '@tanstack/react-query'
import { WaitingLink } from '../list/waiting-link'
import { duplicateCountQuery } from './api'
import { duplicatesPath } from './duplicate-list'

// Pairs of records that may be one person.
export function PendingDuplicates({ campus }: { campus: string | undefined }) {
  const { data } = useQuery(duplicateCountQuery(campus))
  return <WaitingLink counted={data} text="people.duplicates_count" path={duplicatesPath} campus={campus} />
}
