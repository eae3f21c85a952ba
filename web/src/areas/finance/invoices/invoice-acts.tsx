import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { AddIcon, ClassIcon, InvoiceIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { useShortcut } from '@/ui/use-shortcut'

const PaymentDialog = lazyPart(() =>
  import('../payments/payment-dialog').then((m) => ({ default: m.PaymentDialog })),
)
const DraftDialog = lazyPart(() => import('./draft-dialog').then((m) => ({ default: m.DraftDialog })))
const ClassDialog = lazyPart(() => import('./class-dialog').then((m) => ({ default: m.ClassDialog })))

// What is done most from the list: a payment; then drafts, one by hand or for a whole class.
export function InvoiceActs() {
  const { t } = useText()
  const [open, setOpen] = useState<'payment' | 'draft' | 'class' | null>(null)
  const mayTake = useMay('recordPayment')
  useShortcut('n', mayTake ? () => setOpen('payment') : undefined)
  if (!mayTake) return null
  const close = () => setOpen(null)
  return (
    <>
      <ActionMenu
        label={t('invoice.new')}
        icon={<InvoiceIcon />}
        actions={[
          { label: t('invoice.draft.new'), icon: <AddIcon />, onClick: () => setOpen('draft') },
          { label: t('invoice.of_class.title'), icon: <ClassIcon />, onClick: () => setOpen('class') },
        ]}
      />
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('payment')}>
        {t('payment.record')}
      </Button>
      {open === 'payment' && <PaymentDialog onClose={close} />}
      {open === 'draft' && <DraftDialog onClose={close} />}
      {open === 'class' && <ClassDialog onClose={close} />}
    </>
  )
}
