import { useText } from '@/texts/use-text'
import { FiguresTable } from '../figures-table'
import { useMoney } from '../use-money'
import type { Count } from './api'

// What came in since the last time, by way of payment and by class.
export function CountFigures({ count: { ways, classes } }: { count: Count }) {
  const { t, code } = useText()
  const money = useMoney()
  return (
    <>
      {ways.length > 0 && (
        <FiguresTable
          title={t('ledger.ways')}
          heads={[t('finance.way.label'), t('ledger.number'), t('finance.amount')]}
          rows={ways.map(({ way, count, amount, currency }) => [
            code(`finance.way.${way}`) ?? '–',
            String(count),
            money(amount, currency),
          ])}
        />
      )}
      {classes.length > 0 && (
        <FiguresTable
          title={t('ledger.classes')}
          heads={[t('invoice.class'), t('finance.amount')]}
          rows={classes.map(({ class_code, amount, currency }) => [
            class_code || t('ledger.no_class'),
            money(amount, currency),
          ])}
        />
      )}
    </>
  )
}
