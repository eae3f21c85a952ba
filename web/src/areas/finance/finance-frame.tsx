import type { ReactNode } from 'react'
import { useMay, useMayForOthers } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { PageHeader } from '@/ui/page-header'
import { RecordTabs } from '@/ui/record/record-tabs'
import { accountsPath, invoicesPath, payersPath, reportsPath, summariesPath, tillPath } from './paths'

type Part = 'invoices' | 'payers' | 'till' | 'accounts' | 'summaries' | 'reports'

type FinanceFrameProps = {
  part: Part
  count?: string
  actions?: ReactNode
  children: ReactNode
}

// What the lists of finance have in common: the way from one to the next. Each has an address of its own, and is shown
// to who may read it; who only sees his own invoices has nowhere else to go.
export function FinanceFrame({ part, count, actions, children }: FinanceFrameProps) {
  const { t } = useText()
  const office = useMayForOthers('listInvoices')
  const takes = useMay('findTillPeople')
  const reads = useMay('listAccounts')
  const reports = useMay('getMoneyReport')
  const header = (
    <PageHeader
      title={t(office ? `finance.tab.${part}` : 'finance.own_invoices')}
      {...(count !== undefined && { count })}
      actions={actions}
    />
  )
  if (!office)
    return (
      <>
        {header}
        {children}
      </>
    )
  const own = (name: Part, href: string) =>
    name === part
      ? { name, label: t(`finance.tab.${name}`), content: children, keep: true }
      : { name, label: t(`finance.tab.${name}`), href }
  return (
    <>
      {header}
      <RecordTabs
        label={t('finance.tab.label')}
        first={part}
        tabs={[
          own('invoices', invoicesPath),
          own('payers', payersPath),
          ...(takes ? [own('till', tillPath)] : []),
          ...(reads ? [own('accounts', accountsPath), own('summaries', summariesPath)] : []),
          ...(reports ? [own('reports', reportsPath)] : []),
        ]}
      />
    </>
  )
}
