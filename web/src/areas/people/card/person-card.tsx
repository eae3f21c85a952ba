import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { PrintIcon, RenewIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { cardQuery, makeCards, type PersonCard, printCards, replaceCard } from './api'
import { CardFace } from './card-face'

// Somebody's card, as he shows it on his phone, with the ways to print and to replace it.
export function PersonCardView({ personId }: { personId: string }) {
  return (
    <QueryView query={useQuery(cardQuery(personId))} loading={<LoadingRows rows={1} height={220} />}>
      {(card) => <CardView card={card} />}
    </QueryView>
  )
}

function CardView({ card }: { card: PersonCard }) {
  const { t } = useText()
  const cache = useQueryClient()
  const keeps = useMay('updatePerson')
  const [busy, setBusy] = useState(false)
  const attempt = (act: () => Promise<unknown>) => async () => {
    setBusy(true)
    try {
      await act()
      await cache.invalidateQueries({ queryKey: cardQuery(card.person_id).queryKey })
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const make = attempt(() => makeCards([card.person_id]))
  const print = attempt(() => printCards([card.person_id], t('badge.title')))
  const replace = attempt(async () => {
    if (!(await confirm({ title: t('badge.replace_ask'), act: t('badge.replace') }))) return
    await replaceCard(card.person_id)
    notify({ text: t('badge.replaced') })
  })
  if (!card.number) {
    return (
      <EmptyState
        text={t('badge.none')}
        action={
          <Button variant="contained" loading={busy} onClick={() => void make()}>
            {t('badge.make')}
          </Button>
        }
      />
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <CardFace card={card} />
      <Box sx={{ color: 'text.secondary' }}>{t('badge.help')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<PrintIcon />} loading={busy} onClick={() => void print()}>
          {t('badge.print')}
        </Button>
        {keeps && (
          <Button startIcon={<RenewIcon />} disabled={busy} onClick={() => void replace()}>
            {t('badge.replace')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
