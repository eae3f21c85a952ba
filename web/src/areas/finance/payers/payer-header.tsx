import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { confirm } from '@/ui/confirm-store'
import { AddIcon, ArchiveIcon, EditIcon, EmailIcon, SuccessIcon, UndoIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import { invoicesPath, payersPath } from '../paths'
import { useAttempt } from '../use-attempt'
import { archivePayer, type Payer, remindPayer, restorePayer } from './api'

const PaymentDialog = lazyPart(() =>
  import('../payments/payment-dialog').then((m) => ({ default: m.PaymentDialog })),
)
const CreditDialog = lazyPart(() => import('./credit-dialog').then((m) => ({ default: m.CreditDialog })))
const EditPayerDialog = lazyPart(() =>
  import('./edit-payer-dialog').then((m) => ({ default: m.EditPayerDialog })),
)

type Opened = 'payment' | 'use' | 'refund' | 'edit'

// Who it is, and what can be done: take money, use or give back credit, remind.
export function PayerHeader({ payer }: { payer: Payer }) {
  const { t } = useText()
  const office = useMayForOthers('listInvoices')
  const mayTake = useMayForOthers('recordPayment')
  const [open, setOpen] = useState<Opened | null>(null)
  const { actions, restore, keeps } = usePayerActs(payer, setOpen)
  const { id, name, kind, campus_name, person_id, archived } = payer
  const close = () => setOpen(null)
  return (
    <>
      <BackLink listPath={office ? payersPath : invoicesPath}>
        {t(office ? 'finance.tab.payers' : 'finance.own_invoices')}
      </BackLink>
      <PageHeader
        title={name}
        subtitle={
          <Box>
            {[t(`finance.payer_kind.${kind}`), campus_name].join(' · ')}
            {office && person_id && (
              <>
                {' · '}
                <Link component={RouterLink} to={`/apps/campus/student/${person_id}`}>
                  {t('payer.person')}
                </Link>
              </>
            )}
          </Box>
        }
        actions={
          <>
            <ActionMenu label={t('invoice.actions', { name })} actions={actions} />
            {mayTake && !archived && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('payment')}>
                {t('payment.record')}
              </Button>
            )}
          </>
        }
      />
      {archived && (
        <ArchivedAlert
          text={t('payer.archived_note')}
          act={t('payer.restore')}
          onRestore={keeps ? restore : undefined}
        />
      )}
      {open === 'payment' && <PaymentDialog payer={{ id, name }} onClose={close} />}
      {(open === 'use' || open === 'refund') && <CreditDialog act={open} payer={payer} onClose={close} />}
      {open === 'edit' && <EditPayerDialog payer={payer} onClose={close} />}
    </>
  )
}

function usePayerActs(payer: Payer, open: (dialog: Opened) => void) {
  const { t } = useText()
  const attempt = useAttempt()
  const keeps = useMayForOthers('archivePayer')
  const takes = useMayForOthers('recordPayment')
  const { id, name, person_id, archived, credit, due, open: owed, may_edit } = payer
  const archive = async () => {
    const title = t('payer.archive_title', { name })
    if (!(await confirm({ title, text: t('payer.archive_text'), act: t('payer.archive') }))) return
    await attempt(() => archivePayer(payer), t('payer.archived_done'))
  }
  const has = (sums: Payer['open']) => sums.some(({ amount }) => amount > 0)
  const offered: (Action | false)[] = [
    keeps &&
      has(due) && {
        label: t('payer.remind'),
        icon: <EmailIcon />,
        onClick: () => void attempt(() => remindPayer(id), t('payer.reminded')),
      },
    takes &&
      has(credit) &&
      has(owed) && { label: t('payer.use.act'), icon: <SuccessIcon />, onClick: () => open('use') },
    keeps &&
      has(credit) && { label: t('payer.refund.act'), icon: <UndoIcon />, onClick: () => open('refund') },
    may_edit &&
      !person_id &&
      !archived && { label: t('payer.edit'), icon: <EditIcon />, onClick: () => open('edit') },
    keeps &&
      !person_id &&
      !archived && { label: t('payer.archive'), icon: <ArchiveIcon />, onClick: () => void archive() },
  ]
  return {
    keeps,
    actions: offered.filter((one) => one !== false),
    restore: () => void attempt(() => restorePayer(id), t('payer.restored')),
  }
}
