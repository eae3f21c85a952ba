import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import type { Payment, TillAccount, TillPerson } from '../payments/api'
import { type Comer, PersonSearch } from './person-search'
import { TakeForm } from './take-form'

type QueueProps = {
  campus: string
  accounts: readonly TillAccount[]
  // Who is known without a line.
  kept?: readonly TillPerson[] | undefined
  onTake: (payment: Payment, person: TillPerson) => Promise<void>
}

// One after the other: who it is, what he pays, next.
export function Queue({ campus, accounts, kept, onTake }: QueueProps) {
  const { t } = useText()
  const [comer, setComer] = useState<Comer | null>(null)
  const currency = accounts[0]?.currency
  if (!currency) return <EmptyState text={t('till.no_account')} />
  if (comer) {
    const { person } = comer
    return (
      <TakeForm
        key={person.payer_id || person.person_id}
        {...comer}
        accounts={accounts}
        onTake={async (payment) => {
          await onTake(payment, person)
          setComer(null)
        }}
        onBack={() => setComer(null)}
      />
    )
  }
  const nobody: TillPerson = {
    ...{ person_id: '', payer_id: '', name: t('till.sale.anonymous'), photo_url: '', kind: 'relative' },
    ...{ class_code: '', open: 0, due: 0, card: '' },
  }
  return (
    <>
      <PersonSearch campus={campus} currency={currency} kept={kept} onChosen={setComer} />
      <Box>
        <Button onClick={() => setComer({ person: nobody, owesIn: currency })}>
          {t('till.sale.anonymous')}
        </Button>
      </Box>
    </>
  )
}
