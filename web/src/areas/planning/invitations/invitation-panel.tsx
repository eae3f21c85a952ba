import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { HistoryDrawer } from '@/ui/record/history-drawer'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { InvitationChip } from '../invitation-chip'
import { AgreeDialog } from './agree-dialog'
import { type InvitationRecord, invitationQuery } from './api'
import { InvitationEvents } from './invitation-events'
import { InvitationFacts } from './invitation-facts'
import { OfferDialog } from './offer-dialog'
import { useInvitationActs } from './use-invitation-acts'

type InvitationPanelProps = { id: string; onClose: () => void }

// All about an invitation: what is asked and offered, what was answered, what became of it, and what to do now.
export function InvitationPanel({ id, onClose }: InvitationPanelProps) {
  const { t } = useText()
  const invitation = useQuery(invitationQuery(id))
  return (
    <HistoryDrawer title={invitation.data?.person_name ?? t('inviting.one')} onClose={onClose}>
      <QueryView query={invitation} loading={<LoadingRows rows={6} />}>
        {(found) => <PanelBody invitation={found} />}
      </QueryView>
    </HistoryDrawer>
  )
}

function PanelBody({ invitation }: { invitation: InvitationRecord }) {
  const { t } = useText()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <InvitationChip state={invitation.state} />
        {invitation.overdue && (
          <Box sx={{ color: 'error.main', fontWeight: 550 }}>{t('inviting.overdue')}</Box>
        )}
        {invitation.again && <span>{t('inviting.again')}</span>}
      </Box>
      <Moves invitation={invitation} />
      <InvitationFacts invitation={invitation} />
      {invitation.candidates.length > 1 && <Candidates invitation={invitation} />}
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('inviting.history')}
      </Typography>
      <InvitationEvents events={invitation.events} />
    </>
  )
}

type Opened = 'send' | 'resend' | 'change' | 'agree'

// What the caller can do with it now; the first is what it waits for.
function Moves({ invitation }: { invitation: InvitationRecord }) {
  const { t } = useText()
  const acts = useInvitationActs()
  const [opened, setOpened] = useState<Opened>()
  const { id, person_name, state, moves, candidates } = invitation
  const may = (move: (typeof moves)[number]) => moves.includes(move)
  if (moves.length === 0) return null
  // Nobody is invited for what is accepted: that is canceled first.
  const queued = candidates.some((one) => one.queued && one.state === 'in_analysis' && one.id !== id)
  const next = queued && state !== 'accepted'
  const offers = may('cancel')
  const close = () => setOpened(undefined)
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may('send') && <Act first label={t('inviting.send.open')} onClick={() => setOpened('send')} />}
      {may('agree') && <Act first label={t('inviting.agree.act')} onClick={() => setOpened('agree')} />}
      {may('remind') && <Act first label={t('inviting.remind.act')} onClick={() => void acts.remind([id])} />}
      {may('resend') && <Act label={t('inviting.resend')} onClick={() => setOpened('resend')} />}
      {may('refuse') && (
        <Act label={t('inviting.refuse.act')} onClick={() => void acts.move(invitation, 'refuse')} />
      )}
      {(may('call') || may('confirm')) && (
        <Act label={t('inviting.accept.open')} onClick={() => void acts.move(invitation, 'accept')} />
      )}
      {may('decline') && (
        <Act label={t('inviting.decline.open')} onClick={() => void acts.move(invitation, 'decline')} />
      )}
      {next && <Act label={t('inviting.next.act')} onClick={() => void acts.next([id], [person_name])} />}
      {offers && <Act label={t('inviting.change')} onClick={() => setOpened('change')} />}
      {may('cancel') && (
        <Act ends label={t('inviting.cancel.act')} onClick={() => void acts.cancel([id], [person_name])} />
      )}
      {opened === 'agree' && <AgreeDialog invitation={invitation} onClose={close} />}
      {opened && opened !== 'agree' && <OfferDialog invitation={invitation} way={opened} onClose={close} />}
    </Box>
  )
}

type ActProps = { label: string; first?: boolean; ends?: boolean; onClick: () => void }

function Act({ label, first = false, ends = false, onClick }: ActProps) {
  return (
    <Button
      size="small"
      variant={first ? 'contained' : 'outlined'}
      color={ends ? 'error' : 'primary'}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

// All who are or were asked for the same half, in line.
function Candidates({ invitation }: { invitation: InvitationRecord }) {
  const { t } = useText()
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3">{t('inviting.line.title')}</Typography>
      <Box component="ol" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {invitation.candidates.map((one) => (
          <Box component="li" key={one.id} sx={{ py: 0.5 }}>
            <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Box component="bdi" sx={{ fontWeight: one.id === invitation.id ? 600 : 400 }}>
                {one.person_name}
              </Box>
              <InvitationChip state={one.state} />
              {one.queued && (
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {t('inviting.line.queued')}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
