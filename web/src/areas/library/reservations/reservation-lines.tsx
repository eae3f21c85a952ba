import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sayDay } from '@/lib/calendar-days'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { CloseIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { StateChip } from '@/ui/state-chip'
import { bookCopiesPath } from '../books/book-list'
import { cancelReservation, type Reservation, refreshReservations } from './api'

type ReservationLinesProps = {
  items: readonly Reservation[]
  // Where they are all of one book its title is not said again.
  titled?: boolean
}

// Who waits for what, in order, and for whom a copy is kept.
export function ReservationLines({ items, titled = false }: ReservationLinesProps) {
  const { t, language } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{
            display: 'flex',
            gap: 1.5,
            alignItems: 'center',
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {titled && (
              <MuiLink component={Link} to={bookCopiesPath(one.book_id)} sx={{ fontWeight: 550 }}>
                {one.title}
              </MuiLink>
            )}
            <Box>{one.reader}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[
                `${t('reservation.since')} ${formatDay(one.created_at, language)}`,
                one.campus_name,
                one.place > 0 && t('reservation.place', { place: one.place }),
                one.kept_until && t('reservation.kept_until', { day: sayDay(one.kept_until, language) }),
                one.barcode,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </Box>
          <ReservationChip state={one.state} />
          <ReservationMenu reservation={one} />
        </Box>
      ))}
    </Box>
  )
}

function ReservationChip({ state }: { state: Reservation['state'] }) {
  const { t } = useText()
  const label = t(`reservation.states.${state}`)
  if (state === 'kept') return <StateChip tone="success" icon={<SuccessIcon />} label={label} />
  if (state === 'waiting') return <StateChip tone="info" icon={<WaitingIcon />} label={label} />
  return <StateChip tone="neutral" icon={<CloseIcon />} label={label} />
}

function ReservationMenu({ reservation }: { reservation: Reservation }) {
  const { t } = useText()
  const cache = useQueryClient()
  if (!reservation.may_edit) return null
  const cancel = async () => {
    const question = {
      title: t('reservation.cancel_ask', { name: reservation.reader }),
      act: t('reservation.cancel'),
    }
    if (!(await confirm(question))) return
    try {
      await cancelReservation(reservation.id)
      notify({ text: t('reservation.cancel_done') })
    } catch (error) {
      notifyFailure(error)
    }
    refreshReservations(cache)
  }
  return (
    <ActionMenu
      label={t('reservation.actions', { title: reservation.title })}
      actions={[{ label: t('reservation.cancel'), icon: <CloseIcon />, onClick: () => void cancel() }]}
    />
  )
}
