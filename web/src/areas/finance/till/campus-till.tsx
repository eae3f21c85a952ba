import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { OfflineIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Payment, recordPayment, tillAccountsQuery } from '../payments/api'
import { refreshMoney } from '../refresh'
import { registerTill } from './api'
import { Queue } from './queue'
import { type Taken, TakenLine } from './taken-line'
import type { ThisTill } from './this-till'

type CampusTillProps = { campus: string; onRegistered: (till: ThisTill) => void }

// A device that is no till of its own: it needs a line, and its receipts have the numbers of the campus.
export function CampusTill({ campus, onRegistered }: CampusTillProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const take = async (payment: Payment) => {
    const { id, payer_name, receipt, amount, currency, open } = await recordPayment(payment)
    refreshMoney(cache)
    const { key, way } = payment
    const one = { key, transactionId: id, name: payer_name, receipt, way, amount, currency, open }
    setTaken((before) => [one, ...before])
  }
  const register = async () => {
    const name = await confirmWithReason({
      title: t('till.device.title'),
      text: t('till.device.text'),
      act: t('till.device.act'),
      reason: t('till.device.name'),
    })
    if (name === null) return
    try {
      const { id, year, last, series } = await registerTill(campus, name.trim())
      onRegistered({ id, year, last })
      notify({ text: t('till.device.done', { series }) })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <QueryView query={useQuery(tillAccountsQuery(campus))} loading={<LoadingRows rows={2} height={56} />}>
        {(accounts) => <Queue campus={campus} accounts={accounts} onTake={take} />}
      </QueryView>
      {taken.length > 0 && <TakenLine taken={taken} />}
      <Button
        color="inherit"
        startIcon={<OfflineIcon />}
        onClick={() => void register()}
        sx={{ justifySelf: 'start' }}
      >
        {t('till.device.register')}
      </Button>
    </>
  )
}
