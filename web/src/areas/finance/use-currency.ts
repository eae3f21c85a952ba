import { useQuery } from '@tanstack/react-query'
import { campusNamesQuery } from '@/ui/campus/campus-names'

// In which currency a campus is paid; until that is known, the euro, of which there are most.
export function useCurrencyOf(campusId: string | undefined, known?: string): string {
  const { data } = useQuery({ ...campusNamesQuery(), enabled: known === undefined })
  return known ?? data?.find(({ id }) => id === campusId)?.currency ?? 'EUR'
}
