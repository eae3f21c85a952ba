import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { download } from '@/api/download'
import { setInvitationStayRequestLimits } from '@/api/limits/set-invitation-stay-request'
import { formatMoney } from '@/lib/money'
import { shortDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { EditIcon, PdfIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { RecordDialog } from '@/ui/record/record-dialog'
import { useRecordForm } from '@/ui/record/use-record-form'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { FilterChip } from '@/ui/table/filter-chip'
import { InvitationChip } from '../invitation-chip'
import { refreshInvitations, type Stay, type StayFields, setStay, staysQuery } from './api'
import { StayInputs } from './stay-inputs'

type StaysDialogProps = { planningId: string; onClose: () => void }

// Who comes, when, and sleeps where: on screen, and as the one page for the campus.
export function StaysDialog({ planningId, onClose }: StaysDialogProps) {
  const { t } = useText()
  const id = useId()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const stays = useQuery(staysQuery(planningId))
  const [campus, setCampus] = useState<string>()
  const [changed, setChanged] = useState<Stay>()
  const print = () => {
    const at = campus ? `?campus=${campus}` : ''
    download(`/api/plannings/${planningId}/stays.pdf${at}`, 'stays.pdf').catch(notifyFailure)
  }
  return (
    <Dialog open fullWidth fullScreen={phone} maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('inviting.stays.title')}</DialogTitle>
      <DialogContent>
        <QueryView query={stays} loading={<LoadingRows rows={4} height={64} />}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState text={t('inviting.stays.none')} />
            ) : (
              <>
                <Hosts stays={found} campus={campus} onCampus={setCampus} />
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {found
                    .filter(({ campus_id }) => !campus || campus_id === campus)
                    .map((stay) => (
                      <StayRow key={stay.invitation_id} stay={stay} onChange={() => setChanged(stay)} />
                    ))}
                </Box>
              </>
            )
          }
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button variant="contained" startIcon={<PdfIcon />} onClick={print}>
          {t('inviting.stays.print')}
        </Button>
      </DialogActions>
      {changed && <StayDialog stay={changed} planningId={planningId} onClose={() => setChanged(undefined)} />}
    </Dialog>
  )
}

type HostsProps = {
  stays: readonly Stay[]
  campus: string | undefined
  onCampus: (id: string | undefined) => void
}

// Each campus prints its own page, where several have guests.
function Hosts({ stays, campus, onCampus }: HostsProps) {
  const { t, language } = useText()
  const names = new Map(stays.map(({ campus_id, campus_name }) => [campus_id, campus_name]))
  if (names.size < 2) return null
  const choices = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return (
    <Box sx={{ pb: 1.5 }}>
      <FilterChip label={t('planning.campus')} choices={choices} value={campus} onChange={onCampus} />
    </Box>
  )
}

function StayRow({ stay, onChange }: { stay: Stay; onChange: () => void }) {
  const { t, language } = useText()
  const { person_name: name, course_name, campus_name, half, sessions, currency } = stay
  const first = sessions[0]
  const last = sessions.at(-1)
  const when = first && last && shortDays(first.day, last.day, language)
  const day = (value: string) => value && shortDays(value, value, language)
  const money = stay.agreed_amount ?? stay.amount
  const lines = [
    when,
    stay.arrives_on && t('inviting.stays.arrives', { day: day(stay.arrives_on) }),
    stay.leaves_on && t('inviting.stays.leaves', { day: day(stay.leaves_on) }),
    stay.lodging
      ? t('inviting.stays.sleeps', { where: stay.lodging })
      : stay.needs_lodging && t('inviting.stays.needs_lodging'),
    stay.transport
      ? t('inviting.stays.comes', { how: stay.transport })
      : stay.needs_transport && t('inviting.stays.needs_transport'),
    money !== null && formatMoney(money, currency, language),
  ].filter(Boolean)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {name}
          </Box>
          <InvitationChip state={stay.state} />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[course_name, t(`inviting.half.${half}`), campus_name].join(' · ')}
        </Box>
        {lines.map((line) => (
          <div key={String(line)}>{line}</div>
        ))}
      </Box>
      {stay.may_edit && (
        <Box>
          <IconButton aria-label={t('inviting.stays.change', { name })} onClick={onChange}>
            <EditIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}

type StayDialogProps = { stay: Stay; planningId: string; onClose: () => void }

const { version: _version, ...limits } = setInvitationStayRequestLimits

function StayDialog({ stay, planningId, onClose }: StayDialogProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const state = useRecordForm<Stay, StayFields>({
    record: stay,
    limits,
    fieldsOf: ({ lodging, transport, arrives_on, leaves_on }) => ({
      ...{ lodging, transport, arrives_on, leaves_on },
    }),
    save: async (fields, version) => {
      const saved = await setStay(stay.invitation_id, fields, version)
      refreshInvitations(cache, planningId)
      return saved
    },
  })
  const { saves } = state
  useEffect(() => {
    if (saves > 0) onClose()
  }, [saves, onClose])
  return (
    <RecordDialog
      title={t('inviting.stays.change', { name: stay.person_name })}
      state={state}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <StayInputs control={state.form.control} />
      </Box>
    </RecordDialog>
  )
}
