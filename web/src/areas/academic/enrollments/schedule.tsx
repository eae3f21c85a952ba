import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { useText } from '@/texts/use-text'
import type { Installment } from './installments'

type ScheduleProps = {
  installments: readonly Installment[]
  monthly: number
  currency: string
  // What stands small under the heading: whether this is how it is, or how it would be.
  note: string
  // Its payments stand elsewhere on the page: then only what they come to.
  short?: boolean
}

const figures = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const
// No longer owed; the word beside the date says so, too.
const struck = { color: 'text.secondary', textDecoration: 'line-through' } as const

// The payments of an enrollment: how much a month, how much in all, and each with its date.
export function Schedule({ installments, monthly, currency, note, short = false }: ScheduleProps) {
  const { t, language } = useText()
  const id = useId()
  const money = (amount: number) => formatMoney(amount, currency, language)
  const total = installments.reduce((sum, { amount, canceled }) => sum + (canceled ? 0 : amount), 0)
  const isOwed = installments.some(({ canceled }) => !canceled)
  return (
    <Box component="section" aria-labelledby={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box sx={{ p: 2, ...(!short && { borderBottom: 1, borderColor: 'divider' }) }}>
        <Typography id={id} variant="subtitle1" component="h3">
          {t('enrollment.schedule.title')}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
        <Box
          role="status"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mt: 1.5, unicodeBidi: 'isolate' }}
        >
          {isOwed && <Fact label={t('enrollment.monthly_payment')} value={money(monthly)} strong />}
          <Fact label={t('enrollment.total')} value={money(total)} />
        </Box>
      </Box>
      {!short && (
        <Box
          component="ol"
          aria-label={t('enrollment.schedule.title')}
          tabIndex={0}
          sx={{ listStyle: 'none', m: 0, px: 2, py: 0.5, maxHeight: 420, overflowY: 'auto' }}
        >
          {installments.map(({ number, deadline, amount, canceled = false }) => (
            <Box
              component="li"
              key={number}
              sx={{
                display: 'grid',
                gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
                alignItems: 'center',
                minHeight: 36,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{number}</Box>
              <Box sx={canceled ? { color: 'text.secondary' } : undefined}>
                <bdi>{formatDate(deadline, language)}</bdi>
                {canceled && ` · ${t('enrollment.schedule.canceled')}`}
              </Box>
              <Box component="bdi" sx={canceled ? { ...figures, ...struck } : figures}>
                {money(amount)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

function Fact({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        component="bdi"
        sx={{
          fontSize: strong ? '1.25rem' : '1rem',
          fontWeight: strong ? 600 : 550,
          fontVariantNumeric: 'tabular-nums',
          lineHeight: '1.75rem',
        }}
      >
        {value}
      </Box>
    </div>
  )
}
