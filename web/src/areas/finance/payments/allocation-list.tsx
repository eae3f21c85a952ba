import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formatDate } from '@/lib/dates'
import { unitsOf } from '@/lib/money'
import { formatNumber, parseNumber } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { StandingChip } from '../standing-chip'
import { useMoney } from '../use-money'
import { faultOf, sumOf } from './allocation'
import type { Owed } from './api'

type AllocationListProps = {
  parts: readonly Owed[]
  amount: number
  currency: string
  shares: ReadonlyMap<string, number>
  // Whether somebody chooses himself; else the oldest is paid first.
  choosing: boolean
  onChoosing: (choosing: boolean) => void
  onShare: (partId: string, units: number) => void
}

// What a payment pays, as it is typed: each installment with what goes to it, and what is left as credit.
export function AllocationList(props: AllocationListProps) {
  const { parts, amount, currency, shares, choosing, onChoosing, onShare } = props
  const { t } = useText()
  const money = useMoney()
  const fault = choosing ? faultOf(parts, shares, amount) : null
  const credit = amount - sumOf(shares)
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
          {t('payment.pays')}
        </Typography>
        {parts.length > 1 && (
          <Button size="small" onClick={() => onChoosing(!choosing)}>
            {t(choosing ? 'payment.oldest_first' : 'payment.choose')}
          </Button>
        )}
      </Box>
      {parts.length === 0 && <Box sx={{ color: 'text.secondary', py: 1 }}>{t('payment.owes_nothing')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 260, overflowY: 'auto' }}>
        {parts.map((part) => (
          <PartLine
            key={part.id}
            part={part}
            share={shares.get(part.id) ?? 0}
            wrong={fault?.partId === part.id ? t(fault.code) : ''}
            choosing={choosing}
            onShare={(units) => onShare(part.id, units)}
          />
        ))}
      </Box>
      <Box role="status" sx={{ minHeight: 24, color: 'text.secondary', unicodeBidi: 'isolate' }}>
        {credit > 0 && t('payment.becomes_credit', { amount: money(credit, currency) })}
      </Box>
    </Box>
  )
}

type PartLineProps = {
  part: Owed
  share: number
  wrong: string
  choosing: boolean
  onShare: (units: number) => void
}

function PartLine({ part, share, wrong, choosing, onShare }: PartLineProps) {
  const { t, language } = useText()
  const money = useMoney()
  const { deadline, number, class_code, invoice, open, currency, state } = part
  const about = [number > 0 && t('finance.installment', { number }), class_code || invoice]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        py: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        opacity: share > 0 || choosing ? 1 : 0.6,
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <bdi>{formatDate(deadline, language)}</bdi>
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {about.filter(Boolean).join(' · ')}
        </Typography>
        {wrong && (
          <Typography variant="caption" component="div" role="alert" sx={{ color: 'error.main' }}>
            {wrong}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <StandingChip standing={state} />
      </Box>
      <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {choosing ? (
          <ShareInput
            label={t('payment.share_of', { day: formatDate(deadline, language) })}
            scale={unitsOf(currency)}
            value={share}
            wrong={wrong !== ''}
            onChange={onShare}
          />
        ) : (
          <bdi>{share > 0 ? money(share, currency) : '–'}</bdi>
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{t('payment.of', { amount: money(open, currency) })}</bdi>
        </Typography>
      </Box>
    </Box>
  )
}

type ShareInputProps = {
  label: string
  scale: number
  value: number
  wrong: boolean
  onChange: (units: number) => void
}

// What is being typed stands apart from the amount it means: "12," on the way to "12,5".
function ShareInput({ label, scale, value, wrong, onChange }: ShareInputProps) {
  const { language } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const written = value > 0 ? formatNumber(value / scale, language) : ''
  return (
    <OutlinedInput
      value={typed ?? written}
      error={wrong}
      onChange={(event) => {
        setTyped(event.target.value)
        const amount = parseNumber(event.target.value)
        if (amount === null || !Number.isNaN(amount)) onChange(Math.max(0, Math.round((amount ?? 0) * scale)))
      }}
      onBlur={() => setTyped(null)}
      inputProps={{ 'aria-label': label, inputMode: 'decimal' }}
      sx={{ width: 112, '& input': { textAlign: 'end' } }}
    />
  )
}
