import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useHistoryAction } from '@/session/use-history-action'
import { useMay, useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import {
  AddIcon,
  ClosedIcon,
  CloseIcon,
  DeleteIcon,
  EditIcon,
  EmailIcon,
  PdfIcon,
  SuccessIcon,
  UndoIcon,
} from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { enrollmentPath, invoicesPath } from '../paths'
import { savePaper } from '../save-paper'
import { InvoiceChip } from '../standing-chip'
import type { FullInvoice } from './api'
import { useInvoiceActs } from './use-invoice-acts'

const PaymentDialog = lazyPart(() =>
  import('../payments/payment-dialog').then((m) => ({ default: m.PaymentDialog })),
)
const PaperDialog = lazyPart(() => import('../paper-dialog').then((m) => ({ default: m.PaperDialog })))
const DraftDialog = lazyPart(() => import('./draft-dialog').then((m) => ({ default: m.DraftDialog })))
const CreditDialog = lazyPart(() => import('./credit-dialog').then((m) => ({ default: m.CreditDialog })))
const InvoiceHistory = lazyPart(() =>
  import('./invoice-history').then((m) => ({ default: m.InvoiceHistory })),
)

// Whose invoice it is, how it stands, and what can be done with it.
export function InvoiceHeader({ invoice }: { invoice: FullInvoice }) {
  const { t } = useText()
  const [open, setOpen] = useState<'payment' | 'draft' | 'credit' | 'paper' | null>(null)
  const office = useMayForOthers('listInvoices')
  const history = useHistoryAction(invoice.campus_id)
  const { issue } = useInvoiceActs()
  const acts = useMenu(invoice, setOpen)
  const mayTake = useMay('recordPayment') && office
  const { state, balance, may_keep } = invoice
  const close = () => setOpen(null)
  return (
    <>
      <BackLink listPath={invoicesPath}>
        {t(office ? 'finance.tab.invoices' : 'finance.own_invoices')}
      </BackLink>
      <PageHeader
        title={invoice.number || t('invoice.draft_of', { name: invoice.payer_name })}
        subtitle={<About invoice={invoice} office={office} />}
        actions={
          <>
            <ActionMenu
              label={t('invoice.actions', { name: invoice.number || invoice.payer_name })}
              actions={[...acts, ...history.actions]}
            />
            {state === 'draft' && may_keep && (
              <Button variant="contained" startIcon={<SuccessIcon />} onClick={() => void issue(invoice)}>
                {t('invoice.issue.act')}
              </Button>
            )}
            {state === 'issued' && balance > 0 && mayTake && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('payment')}>
                {t('payment.record')}
              </Button>
            )}
          </>
        }
      />
      {open === 'payment' && (
        <PaymentDialog payer={{ id: invoice.payer_id, name: invoice.payer_name }} onClose={close} />
      )}
      {open === 'paper' && <PaperDialog path={pdfOf(invoice)} name={invoice.number} onClose={close} />}
      {open === 'draft' && <DraftDialog invoice={invoice} onClose={close} />}
      {open === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {history.isOpen && <InvoiceHistory invoice={invoice} onClose={history.close} />}
    </>
  )
}

const pdfOf = ({ id }: FullInvoice) => `/api/invoices/${id}/pdf`

function useMenu(invoice: FullInvoice, open: (dialog: 'draft' | 'credit' | 'paper') => void): Action[] {
  const { t } = useText()
  const navigate = useNavigate()
  const { remove, cancel, mail, endLinks } = useInvoiceActs()
  const { state, balance, may_edit, may_keep, payer_kind } = invoice
  const removed = async () => {
    if (await remove(invoice)) void navigate(invoicesPath)
  }
  const correctable = state === 'issued' && balance > 0 && may_keep
  return [
    ...(state === 'draft'
      ? []
      : [
          {
            label: t('finance.pdf'),
            icon: <PdfIcon />,
            onClick: savePaper(pdfOf(invoice), invoice.number),
          },
          { label: t('finance.paper.title'), icon: <PdfIcon />, onClick: () => open('paper') },
        ]),
    ...(state === 'issued' && may_keep
      ? [{ label: t('invoice.mail.act'), icon: <EmailIcon />, onClick: () => void mail([invoice]) }]
      : []),
    // Only a payer who is no person of the school has a link that opens without signing in.
    ...(state !== 'draft' && may_keep && payer_kind !== 'student'
      ? [{ label: t('invoice.links.act'), icon: <ClosedIcon />, onClick: () => void endLinks(invoice) }]
      : []),
    ...(may_edit
      ? [{ label: t('invoice.draft.change'), icon: <EditIcon />, onClick: () => open('draft') }]
      : []),
    ...(correctable
      ? [
          { label: t('invoice.credit.act'), icon: <UndoIcon />, onClick: () => open('credit') },
          {
            label: t('invoice.cancel.act'),
            icon: <CloseIcon />,
            irreversible: true,
            onClick: () => void cancel(invoice),
          },
        ]
      : []),
    ...(may_edit
      ? [
          {
            label: t('invoice.delete.act'),
            icon: <DeleteIcon />,
            irreversible: true,
            onClick: () => void removed(),
          },
        ]
      : []),
  ]
}

function About({ invoice, office }: { invoice: FullInvoice; office: boolean }) {
  const { t, language } = useText()
  const { payer_name, payer_kind, student_name, class_code, campus_name, enrollment_id, day, issued_by } =
    invoice
  const about = [
    payer_kind === 'student' || !student_name
      ? payer_name
      : t('invoice.pays_for', { payer: payer_name, name: student_name }),
    campus_name,
  ]
  return (
    <>
      <Box sx={{ mt: 0.75, mb: 0.75 }}>
        <InvoiceChip invoice={invoice} />
      </Box>
      <Box>
        {about.join(' · ')}
        {class_code && ' · '}
        {class_code && office && enrollment_id ? (
          <Link component={RouterLink} to={enrollmentPath(enrollment_id)}>
            {class_code}
          </Link>
        ) : (
          class_code
        )}
      </Box>
      <Box>
        {t(invoice.state === 'draft' ? 'invoice.drafted_on' : 'invoice.issued_on', {
          day: formatDate(day, language),
        })}
        {issued_by && ` · ${issued_by}`}
      </Box>
    </>
  )
}
