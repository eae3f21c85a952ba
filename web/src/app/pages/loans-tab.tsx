import type { PersonTabProps } from '@/areas/people/person/person-form'
import type { PersonTab } from '@/areas/people/person/person-tabs'
import { useMayForOthers } from '@/session/use-may'
import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingRows } from '@/ui/states/loading-rows'

export const Loans = lazyPart(
  async () => {
    const part = import('@/areas/library/loans/person-loans')
    return { default: (await Promise.all([part, loadTexts(['loan', 'copy'])]))[0].PersonLoans }
  },
  <LoadingRows />,
)

// What somebody has of the library, on his page.
export const loansTab: PersonTab = {
  name: 'loans',
  label: 'people.tab.loans',
  content: ({ person }: PersonTabProps) => <Loans personId={person.id} />,
}

const shown: readonly PersonTab[] = [loansTab]
const none: readonly PersonTab[] = []

// For who lends books.
export function useLoansTab(): readonly PersonTab[] {
  return useMayForOthers('lendCopy') ? shown : none
}
