import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { ErrorIcon, InvoiceIcon, RenewIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { type Loan, lose, refreshLoans, renew } from './api'
import { invoicePath } from './paths'

const ChargeDialog = lazyPart(() => import('./charge-dialog').then((m) => ({ default: m.ChargeDialog })))

// What can be done with a loan: renew it or note it as lost while it is open, have a lost one paid.
export function LoanMenu({ loan }: { loan: Loan }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [charging, setCharging] = useState(false)
  const open = useOpenActions(loan)
  const actions: Action[] = loan.may_edit && loan.outcome === '' ? open : []
  if (loan.may_charge && !loan.invoice_id) {
    actions.push({ label: t('loan.charge.act'), icon: <InvoiceIcon />, onClick: () => setCharging(true) })
  }
  if (loan.invoice_id) {
    actions.push({
      label: t('loan.charge.invoice'),
      icon: <InvoiceIcon />,
      onClick: () => void navigate(invoicePath(loan.invoice_id)),
    })
  }
  if (actions.length === 0) return null
  return (
    <>
      <ActionMenu label={t('loan.actions', { title: loan.title })} actions={actions} />
      {charging && <ChargeDialog loan={loan} onClose={() => setCharging(false)} />}
    </>
  )
}

function useOpenActions(loan: Loan): Action[] {
  const { t } = useText()
  const cache = useQueryClient()
  const attempt = (act: () => Promise<string | undefined>) => () =>
    void act()
      .then((text) => {
        refreshLoans(cache)
        if (text) notify({ text })
      })
      .catch(notifyFailure)
  return [
    {
      label: t('loan.renew'),
      icon: <RenewIcon />,
      onClick: attempt(async () => {
        await renew(loan.id)
        return t('loan.renewed', { title: loan.title })
      }),
    },
    {
      label: t('loan.lose'),
      icon: <ErrorIcon />,
      onClick: attempt(async () => {
        const question = { title: t('loan.lose_ask', { title: loan.title }), act: t('loan.lose') }
        if (!(await confirm(question))) return undefined
        await lose(loan.id)
        return t('loan.lost', { title: loan.title })
      }),
    },
  ]
}
