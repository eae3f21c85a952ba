import { useText } from '@/texts/use-text'
import { ExportMenu } from '@/ui/table/export-menu'
import { FiguresTable } from '../figures-table'
import { MoneyList } from '../money-line'
import { useMoney } from '../use-money'
import type { Ageing } from './api'

// What is past its deadline, by how long; who it is, with addresses, is handed out as a spreadsheet.
export function AgeingTable({ ageing, campus }: { ageing: Ageing; campus: string | undefined }) {
  const { t } = useText()
  const money = useMoney()
  if (ageing.items.length === 0) {
    return (
      <MoneyList title={t('ledger.overdue')} empty={t('ledger.figures.nobody_late')}>
        {[]}
      </MoneyList>
    )
  }
  return (
    <FiguresTable
      title={t('ledger.overdue')}
      action={
        <ExportMenu
          path="/api/money/ageing/export"
          query={campus ? { campus } : {}}
          name={t('ledger.figures.late_payers')}
          label={t('ledger.figures.late_payers')}
        />
      }
      heads={[
        t('invoice.campus'),
        t('ledger.days_30'),
        t('ledger.days_60'),
        t('ledger.days_90'),
        t('ledger.older'),
      ]}
      rows={ageing.items.map(({ campus_name, currency, days_30, days_60, days_90, older }) => [
        campus_name,
        ...[days_30, days_60, days_90, older].map((amount) => money(amount, currency)),
      ])}
    />
  )
}
