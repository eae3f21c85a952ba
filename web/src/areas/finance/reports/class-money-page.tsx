import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useForgetGone, useSeen } from '@/session/last-seen'
import { useText } from '@/texts/use-text'
import { BackLink } from '@/ui/back-link'
import { PageHeader } from '@/ui/page-header'
import { EmptyState } from '@/ui/states/empty-state'
import { NotFoundState } from '@/ui/states/not-found-state'
import { QueryView } from '@/ui/states/query-view'
import { RecordSkeleton } from '@/ui/states/record-skeleton'
import { ExportMenu } from '@/ui/table/export-menu'
import { MoneyFacts } from '../money-line'
import { reportsPath } from '../paths'
import { useMoney } from '../use-money'
import { type ClassMoney, classMoneyQuery } from './api'
import { ClassMoneyGrid } from './class-money-grid'

// /apps/finance/reports/{classeId}: how a class pays, students down and installments across.
export function Component() {
  const { t } = useText()
  const { classeId = '' } = useParams()
  const money = useQuery(classMoneyQuery(classeId))
  useForgetGone(classeId, money)
  const notFound = (
    <NotFoundState
      action={
        <Button variant="outlined" component={Link} to={reportsPath}>
          {t('ledger.figures.all')}
        </Button>
      }
    />
  )
  return (
    <QueryView page query={money} loading={<RecordSkeleton />} notFound={notFound}>
      {(found) => <ClassView found={found} />}
    </QueryView>
  )
}

function ClassView({ found }: { found: ClassMoney }) {
  const { t } = useText()
  const money = useMoney()
  const { class_id, class_code, campus_name, students, totals } = found
  useSeen({ kind: 'class', id: class_id, title: class_code, about: campus_name })
  return (
    <>
      <BackLink listPath={`${reportsPath}?by=class`}>{t('finance.tab.reports')}</BackLink>
      <PageHeader
        title={t('ledger.figures.class_title', { code: class_code })}
        subtitle={campus_name}
        actions={<ExportMenu path={`/api/classes/${class_id}/money/export`} query={{}} name={class_code} />}
      />
      {students.length === 0 ? (
        <EmptyState text={t('ledger.figures.no_students')} />
      ) : (
        <>
          {totals.map(({ currency, total, paid, credited, open, due }) => (
            <Box key={currency} sx={{ mb: 3 }}>
              <MoneyFacts
                facts={[
                  { label: t('invoice.balance'), value: money(open, currency), strong: true },
                  { label: t('finance.standing.due'), value: money(due, currency) },
                  { label: t('invoice.paid'), value: money(paid, currency) },
                  ...(credited > 0
                    ? [{ label: t('invoice.credited'), value: money(credited, currency) }]
                    : []),
                  { label: t('invoice.total'), value: money(total, currency) },
                ]}
              />
            </Box>
          ))}
          <ClassMoneyGrid money={found} />
        </>
      )}
    </>
  )
}
