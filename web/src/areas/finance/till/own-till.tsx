import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useLine } from '@/api/line'
import { formatMoment } from '@/lib/dates'
import { todayHere } from '@/lib/day-math'
import { useSheet } from '@/offline/use-sheet'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { CloseIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { Payment, TillPerson } from '../payments/api'
import { refreshMoney } from '../refresh'
import { endTill } from './api'
import { LeftHereNote } from './left-here-note'
import { Queue } from './queue'
import { type Taken, TakenLine } from './taken-line'
import { keepTill, nextNumber, readTill, type ThisTill } from './this-till'
import { currencyOf, owesIn, type TillEntry, type TillSheet, tillKind } from './till-kind'
import { type Owed, WaitingReceipt } from './waiting-receipt'

type OwnTillProps = { campus: string; till: ThisTill; onEnded: () => void }

// A device that is a till: its receipts have numbers of their own, given here, so that it works without a line as with
// one. What is taken is kept, and sent in order, once.
export function OwnTill({ campus, till, onEnded }: OwnTillProps) {
  const cache = useQueryClient()
  const sheet = useSheet(tillKind, { agendaCourseId: till.id, classId: campus })
  const online = useLine((line) => line.online)
  const { cells, waiting, sentAt, keptAt } = sheet
  const { data } = sheet.query
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const [printing, setPrinting] = useState('')
  useEffect(() => {
    if (sentAt) refreshMoney(cache)
  }, [sentAt, cache])
  const sent = data?.sent
  useEffect(() => {
    if (sent) setTaken((before) => before.map((one) => ({ ...one, ...idOf(sent, one) })))
  }, [sent])
  const take = async (payment: Payment, { name }: TillPerson) => {
    if (!data) return
    const entry = entryOf(payment, name, data, readTill(campus) ?? till)
    const { year, number } = entry.payment.taken
    // Before anything else: no number is given twice, whatever happens next.
    keepTill(campus, { id: till.id, year, last: number })
    sheet.enter([entry])
    setTaken((before) => [takenOf(entry), ...before])
  }
  const here = new Set(taken.map(({ key }) => key))
  // What another page, or this one before it was loaded again, has taken and not sent yet.
  const others = [...cells.values()].map(({ entry }) => entry).filter(({ id }) => !here.has(id))
  // Of what is sent, the server prints the paper.
  const printed = [...cells.values()].find(({ entry }) => entry.id === printing)?.entry
  const refused = [...cells.values()].filter(({ state }) => state === 'refused')
  return (
    <>
      <DeviceBar till={till} sheet={data} waiting={waiting} keptAt={keptAt} onEnded={onEnded} />
      <LeftHereNote tillId={till.id} onOpened={sheet.enter} />
      {refused.map(({ entry, code }) => (
        <Refused key={entry.id} entry={entry} code={code} onAgain={() => sheet.settle(entry.id, 'mine')} />
      ))}
      <QueryView query={sheet.query} loading={<LoadingRows rows={2} height={56} />}>
        {({ accounts, people }) => (
          <Queue campus={campus} accounts={accounts} kept={online ? undefined : people} onTake={take} />
        )}
      </QueryView>
      {taken.length + others.length > 0 && (
        <TakenLine taken={[...taken, ...others.map(takenOf).reverse()]} onPrint={setPrinting} />
      )}
      {printed && (
        <WaitingReceipt
          campus={campus}
          entry={printed}
          owed={owedAfter(data, printed, keptAt)}
          onClose={() => setPrinting('')}
        />
      )}
    </>
  )
}

const idOf = (sent: TillSheet['sent'], { key, transactionId }: Taken) => ({
  transactionId: transactionId || (sent[key] ?? ''),
})

const payerOf = (sheet: TillSheet | undefined, payment: Pick<Payment, 'payer_id'>) =>
  sheet?.people.find(({ payer_id }) => payer_id && payer_id === payment.payer_id)

// What the payer owes with all that this till took of him, as far as it is known here: in one currency.
function owedAfter(
  sheet: TillSheet | undefined,
  { payment, currency }: TillEntry,
  asOf: Date | undefined,
): Owed | undefined {
  const payer = payerOf(sheet, payment)
  return payer && asOf && sheet && currency === owesIn(sheet) ? { amount: payer.open, asOf } : undefined
}

const digits = 4

function entryOf(payment: Payment, name: string, sheet: TillSheet, kept: ThisTill): TillEntry {
  const { till } = sheet
  const { key, ...fields } = payment
  const year = Number(todayHere().slice(0, 4))
  const number = nextNumber(kept, till, year)
  const currency = currencyOf(sheet, payment)
  const open = currency === owesIn(sheet) ? payerOf(sheet, payment)?.open : 0
  return {
    id: key,
    payment: {
      ...fields,
      taken: { till_id: till.id, year, number, owed: open ?? 0 },
    },
    receipt: [till.code, year, till.series, String(number).padStart(digits, '0')].join('-'),
    name,
    currency,
  }
}

const takenOf = ({ id, name, receipt, currency, payment: { way, amount } }: TillEntry): Taken => ({
  ...{ key: id, transactionId: '', name, receipt, way, amount, currency, open: 0 },
})

type DeviceBarProps = {
  till: ThisTill
  sheet: TillSheet | undefined
  waiting: number
  keptAt: Date | undefined
  onEnded: () => void
}

// Which till this is, what waits, and how old what it knows is.
function DeviceBar({ till, sheet, waiting, keptAt, onEnded }: DeviceBarProps) {
  const { t, language } = useText()
  const online = useLine((line) => line.online)
  const { series = '', name = '' } = sheet?.till ?? {}
  const end = async () => {
    const asked = {
      title: t('till.device.end_title', { series }),
      text: t('till.device.end_text'),
      act: t('till.device.end'),
    }
    if (!(await confirm(asked))) return
    try {
      await endTill(till.id)
    } catch (error) {
      // Where it has ended already, this device need not hold on to it.
      if (!(error instanceof ApiError && error.status === 404)) return notifyFailure(error)
    }
    notify({ text: t('till.device.ended') })
    onEnded()
  }
  const mayEnd = online && waiting === 0
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {series && <Box sx={{ fontWeight: 550 }}>{t('till.device.is', { series, name })}</Box>}
        {waiting > 0 && <Box>{t('till.device.waiting', { count: waiting })}</Box>}
        {keptAt && (
          <Box sx={{ color: 'text.secondary' }}>
            {t('till.device.as_of', { when: formatMoment(keptAt.toISOString(), language) })}
          </Box>
        )}
      </Box>
      {mayEnd && (
        <ActionMenu
          label={t('invoice.actions', { name: series })}
          actions={[{ label: t('till.device.end'), icon: <CloseIcon />, onClick: () => void end() }]}
        />
      )}
    </Box>
  )
}

type RefusedProps = { entry: TillEntry; code: string; onAgain: () => void }

// Money that is in the drawer and not in the books: it stays here until the server takes it.
function Refused({ entry, code: why, onAgain }: RefusedProps) {
  const { t, code } = useText()
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ color: 'text.primary' }}
      action={
        <Button size="small" onClick={onAgain}>
          {t('till.refused.again')}
        </Button>
      }
    >
      {[entry.name, entry.receipt].join(' · ')}
      <Box>{t('till.refused.title', { why: code(why) ?? why })}</Box>
    </Alert>
  )
}
