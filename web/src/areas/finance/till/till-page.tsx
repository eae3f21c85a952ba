import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '@/session/session-store'
import { useReach } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { CampusFilter } from '@/ui/campus/campus-filter'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { FinanceFrame } from '../finance-frame'
import { type TillPerson, type Transaction, tillAccountsQuery } from '../payments/api'
import { PersonSearch } from './person-search'
import { TakeForm } from './take-form'
import { TakenLine } from './taken-line'

// /apps/finance/till: the queue of a week-end. Type or scan a name, see what is due, choose the way, Enter, receipt,
// next. What was taken in this sitting stands below.
export function Component() {
  const { t } = useText()
  const own = useSession((state) => state.user?.organization_id) ?? ''
  const network = useReach('findTillPeople') === 'all'
  const [campus, setCampus] = useState(own)
  const [person, setPerson] = useState<TillPerson | null>(null)
  const [taken, setTaken] = useState<readonly Transaction[]>([])
  const accounts = useQuery(tillAccountsQuery(campus))
  const handleTaken = (transaction: Transaction) => {
    setTaken((before) => [transaction, ...before])
    setPerson(null)
  }
  return (
    <FinanceFrame part="till">
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {network && (
          <Box>
            <CampusFilter
              label={t('invoice.campus')}
              value={campus}
              onChange={(next) => {
                setCampus(next ?? own)
                setPerson(null)
              }}
            />
          </Box>
        )}
        <QueryView query={accounts} loading={<LoadingRows rows={2} height={56} />}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState text={t('till.no_account')} />
            ) : person ? (
              <TakeForm
                key={person.payer_id || person.person_id}
                person={person}
                accounts={found}
                onTaken={handleTaken}
                onBack={() => setPerson(null)}
              />
            ) : (
              <PersonSearch campus={campus} onChosen={setPerson} />
            )
          }
        </QueryView>
        {taken.length > 0 && <TakenLine taken={taken} />}
      </Box>
    </FinanceFrame>
  )
}
