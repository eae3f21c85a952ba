import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { confirmWithReason } from '@/ui/confirm-store'
import { CloseIcon, PrintIcon, UndoIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { PageHeader } from '@/ui/page-header'
import { StateChip } from '@/ui/state-chip'
import { invoicesPath, receiptPath, transactionPath } from '../paths'
import { refreshMoney } from '../refresh'
import { useMoney } from '../use-money'
import { reverseTransaction, type Transaction } from './api'

// What it is and how much, its receipt, and the one thing that can be done to it.
export function TransactionHeader({ transaction }: { transaction: Transaction }) {
  const { t } = useText()
  const money = useMoney()
  const office = useMayForOthers('listInvoices')
  const reverse = useReversing(transaction)
  const { id, kind, amount, currency, receipt, payer_name, reversed_by_id, may_reverse } = transaction
  return (
    <>
      <BackLink listPath={invoicesPath}>
        {t(office ? 'finance.tab.invoices' : 'finance.own_invoices')}
      </BackLink>
      <PageHeader
        title={`${t(`finance.kind.${kind}`)} ${money(amount, currency)}`}
        subtitle={
          <>
            {reversed_by_id && (
              <Box sx={{ my: 0.75 }}>
                <StateChip tone="neutral" icon={<CloseIcon />} label={t('finance.reversed')} />
              </Box>
            )}
            <Box>{[payer_name, receipt].filter(Boolean).join(' · ')}</Box>
          </>
        }
        actions={
          <>
            {may_reverse && (
              <ActionMenu
                label={t('ui.actions')}
                actions={[
                  {
                    label: t('payment.reverse.act'),
                    icon: <UndoIcon />,
                    irreversible: true,
                    onClick: reverse,
                  },
                ]}
              />
            )}
            {receipt && (
              <Button variant="outlined" component={Link} to={receiptPath(id)} startIcon={<PrintIcon />}>
                {t('payment.print')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

// Takes it back by a second entry, with the reason. The key is this page's: asked twice, it is done once.
function useReversing({ id, amount, currency }: Transaction) {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const money = useMoney()
  const [key] = useState(() => crypto.randomUUID())
  const reverse = async () => {
    const reason = await confirmWithReason({
      title: t('payment.reverse.title', { amount: money(amount, currency) }),
      text: t('payment.reverse.text'),
      act: t('payment.reverse.act'),
      irreversible: true,
      reason: t('finance.reason'),
    })
    if (reason === null) return
    try {
      const reversal = await reverseTransaction(id, key, reason)
      refreshMoney(cache)
      notify({ text: t('payment.reverse.done') })
      void navigate(transactionPath(reversal.id))
    } catch (error) {
      notifyFailure(error)
    }
  }
  return () => void reverse()
}
