import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { MoneyLine, MoneyList } from '../money-line'
import { transactionPath } from '../paths'
import { refreshMoney } from '../refresh'
import { useMoney } from '../use-money'
import { leaveLine, type StatementLine, type TakeInput, takeLine } from './api'
import { TakeDialog } from './take-dialog'

type StatementLinesProps = { title: string; lines: readonly StatementLine[]; keeps: boolean }

// The bank's lines, each with what it seems to be and what can be done with it.
export function StatementLines({ title, lines, keeps }: StatementLinesProps) {
  const { t, language } = useText()
  const money = useMoney()
  const cache = useQueryClient()
  const [asked, setAsked] = useState<StatementLine | null>(null)
  const take = async (line: StatementLine, input: TakeInput) => {
    await takeLine(line.id, input)
    refreshMoney(cache)
    notify({ text: t('ledger.statement.taken') })
  }
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act()
    } catch (error) {
      notifyFailure(error)
    } finally {
      refreshMoney(cache)
    }
  }
  return (
    <>
      <MoneyList title={title} empty={t('ledger.statement.none')}>
        {lines.map((line) => (
          <MoneyLine
            key={line.id}
            title={line.name || line.text || line.file_name}
            note={
              <>
                {[formatDate(line.day, language), line.name && line.text].filter(Boolean).join(' · ')}
                <Proposed line={line} />
                {keeps && line.state !== 'taken' && (
                  <Acts
                    line={line}
                    onAccept={() => void attempt(() => take(line, acceptedOf(line)))}
                    onOther={() => setAsked(line)}
                    onLeave={(left) => void attempt(() => leaveLine(line.id, left))}
                  />
                )}
              </>
            }
            amount={money(line.amount, line.currency)}
          />
        ))}
      </MoneyList>
      {asked && (
        <TakeDialog line={asked} onTake={(input) => take(asked, input)} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const acceptedOf = ({ proposal: { movement_id, payer_id } }: StatementLine): TakeInput => ({
  movement_id,
  payer_id: movement_id ? '' : payer_id,
  category: '',
})

function Proposed({ line: { proposal, state, currency } }: { line: StatementLine }) {
  const { t } = useText()
  const money = useMoney()
  if (state !== 'open' || proposal.kind === '') return null
  const { kind, payer_name, invoice, open, transaction_id } = proposal
  return (
    <Box sx={{ color: 'text.primary' }}>
      {kind === 'movement' ? (
        <MuiLink
          component={Link}
          to={transactionPath(transaction_id)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
        >
          {t('ledger.statement.is_movement')}
        </MuiLink>
      ) : (
        [t('ledger.statement.pays', { name: payer_name, amount: money(open, currency) }), invoice]
          .filter(Boolean)
          .join(' · ')
      )}
    </Box>
  )
}

type ActsProps = {
  line: StatementLine
  onAccept: () => void
  onOther: () => void
  onLeave: (left: boolean) => void
}

function Acts({ line: { state, proposal }, onAccept, onOther, onLeave }: ActsProps) {
  const { t } = useText()
  if (state === 'left') {
    return (
      <Button size="small" onClick={() => onLeave(false)}>
        {t('ledger.statement.take_back')}
      </Button>
    )
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {proposal.kind !== '' && (
        <Button size="small" variant="outlined" onClick={onAccept}>
          {t('ledger.statement.accept')}
        </Button>
      )}
      <Button size="small" onClick={onOther}>
        {t(proposal.kind === '' ? 'ledger.statement.say' : 'ledger.statement.other')}
      </Button>
      <Button size="small" color="inherit" onClick={() => onLeave(true)}>
        {t('ledger.statement.leave')}
      </Button>
    </Box>
  )
}
