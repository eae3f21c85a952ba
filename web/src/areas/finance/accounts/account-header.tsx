import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { confirm } from '@/ui/confirm-store'
import { AddIcon, ArchiveIcon, CheckIcon, EditIcon, SwapIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { ArchivedAlert } from '@/ui/record/archived-alert'
import { accountsPath, countPath } from '../paths'
import { useAttempt } from '../use-attempt'
import { useMoney } from '../use-money'
import { type Account, archiveAccount, restoreAccount } from './api'

const EntryDialog = lazyPart(() => import('./entry-dialog').then((m) => ({ default: m.EntryDialog })))
const EditAccountDialog = lazyPart(() =>
  import('./edit-account-dialog').then((m) => ({ default: m.EditAccountDialog })),
)

// What the account is, what is on it, and what is entered from here.
export function AccountHeader({ account }: { account: Account }) {
  const { t, language } = useText()
  const money = useMoney()
  const [open, setOpen] = useState<'expense' | 'transfer' | 'edit' | null>(null)
  const { archive, restore } = useArchiving(account)
  const navigate = useNavigate()
  const { name, kind, campus_name, iban, balance, currency, on, archived, may_edit } = account
  const close = () => setOpen(null)
  const count: Action[] =
    kind === 'cash'
      ? [
          {
            label: t('ledger.count.act'),
            icon: <CheckIcon />,
            onClick: () => void navigate(countPath(account.id)),
          },
        ]
      : []
  const actions: Action[] =
    may_edit && !archived
      ? [
          { label: t('ledger.transfer.act'), icon: <SwapIcon />, onClick: () => setOpen('transfer') },
          ...count,
          { label: t('ledger.account.edit'), icon: <EditIcon />, onClick: () => setOpen('edit') },
          { label: t('ledger.account.archive'), icon: <ArchiveIcon />, onClick: archive },
        ]
      : []
  return (
    <>
      <BackLink listPath={accountsPath}>{t('finance.tab.accounts')}</BackLink>
      <PageHeader
        title={name}
        subtitle={
          <>
            <Box>{[t(`finance.account_kind.${kind}`), campus_name, iban].filter(Boolean).join(' · ')}</Box>
            <Box sx={{ mt: 1, fontSize: '1.25rem', fontWeight: 600, color: 'text.primary' }}>
              <bdi>{money(balance, currency)}</bdi>
            </Box>
            <Box>{t('ledger.balance_on', { day: formatDate(on, language) })}</Box>
          </>
        }
        actions={
          <>
            <ActionMenu label={t('ledger.account.actions', { name })} actions={actions} />
            {may_edit && !archived && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('expense')}>
                {t('ledger.expense.act')}
              </Button>
            )}
          </>
        }
      />
      {archived && (
        <ArchivedAlert
          text={t('ledger.account.archived_note')}
          act={t('ledger.account.restore')}
          onRestore={may_edit ? restore : undefined}
        />
      )}
      {(open === 'expense' || open === 'transfer') && (
        <EntryDialog kind={open} account={account} onClose={close} />
      )}
      {open === 'edit' && <EditAccountDialog account={account} onClose={close} />}
    </>
  )
}

function useArchiving({ id, version, name }: Account) {
  const { t } = useText()
  const attempt = useAttempt()
  const archive = async () => {
    const title = t('ledger.account.archive_title', { name })
    const text = t('ledger.account.archive_text')
    if (!(await confirm({ title, text, act: t('ledger.account.archive') }))) return
    await attempt(() => archiveAccount({ id, version }), t('ledger.account.archived_done'))
  }
  const restore = () => attempt(() => restoreAccount(id), t('ledger.account.restored'))
  return { archive: () => void archive(), restore: () => void restore() }
}
