import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '@/session/session-store'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirmWithReason } from '@/ui/confirm-store'
import { CheckIcon, ClosedIcon, EmailIcon, LetterIcon, PersonIcon, TeamIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Selection } from '@/ui/table/use-selection'
import { printCards } from '../card/api'
import type { PersonRow } from '../list/api'
import type { PeopleFilterQuery } from '../list/people-list'
import type { PeopleMay } from '../list/use-may'
import { beginLetter, setPeopleEnabled } from './api'
import { useBulk } from './use-bulk'

const MailDialog = lazyPart(() => import('./mail-dialog').then((m) => ({ default: m.MailDialog })))
const RoleDialog = lazyPart(() => import('./role-dialog').then((m) => ({ default: m.RoleDialog })))
const RefusedDialog = lazyPart(() => import('./refused-dialog').then((m) => ({ default: m.RefusedDialog })))

const idsOf = (rows: readonly PersonRow[]) => rows.map(({ id }) => id)

type BulkActionsProps = {
  selection: Selection
  filter: PeopleFilterQuery
  rows: readonly PersonRow[]
  // How many are picked, for the questions.
  count: number
  may: PeopleMay
}

// What can be done with everybody who is picked: write to them, give a role, let them sign in or not.
export function BulkActions({ selection, filter, rows, count, may }: BulkActionsProps) {
  const { t } = useText()
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true })
  const [dialog, setDialog] = useState<'mail' | 'role' | null>(null)
  const bulk = useBulk({ selection, filter, rows })
  const close = () => setDialog(null)
  const navigate = useNavigate()
  const writes = useMay('createLetter')
  const own = useSession((state) => state.user?.organization_id) ?? ''
  // Whoever keeps people has cards printed; everybody makes his own on his profile.
  const keeps = useMay('updatePerson')
  const disable = async () => {
    const question = {
      title: t('people.bulk.disable_title', { count }),
      text: t('people.account.disable_text'),
    }
    const reason = await confirmWithReason({
      ...question,
      act: t('people.bulk.disable'),
      reason: t('people.account.reason'),
    })
    if (reason === null) return
    await bulk.run({
      call: (ids) => setPeopleEnabled(ids, false, reason),
      done: 'people.bulk.disabled',
      undo: (before) => setPeopleEnabled(idsOf(before.filter(({ enabled }) => enabled)), true),
    })
  }
  const enable = () => bulk.run({ call: (ids) => setPeopleEnabled(ids, true), done: 'people.bulk.enabled' })
  const cards = () =>
    bulk.run({ call: (ids) => printCards(ids, t('people.bulk.cards')), done: 'people.bulk.cards_done' })
  const letter = () =>
    bulk.run({
      call: async (ids) => {
        const name = t('people.bulk.letter_name', { count: ids.length })
        const { id } = await beginLetter(filter.campus ?? own, name, ids)
        void navigate(`/apps/campus/letter/${id}`)
        return { count: ids.length }
      },
      done: 'people.bulk.letter_begun',
    })
  const actions: Action[] = [
    { label: t('people.bulk.mail'), icon: <EmailIcon />, onClick: () => setDialog('mail') },
  ]
  if (writes) {
    actions.push({ label: t('people.bulk.letter'), icon: <LetterIcon />, onClick: () => void letter() })
  }
  if (keeps) {
    actions.push({ label: t('people.bulk.cards'), icon: <TeamIcon />, onClick: () => void cards() })
  }
  if (may.grants.length > 0) {
    actions.push({ label: t('people.bulk.role'), icon: <PersonIcon />, onClick: () => setDialog('role') })
  }
  if (may.decide) {
    actions.push({ label: t('people.bulk.enable'), icon: <CheckIcon />, onClick: () => void enable() })
    actions.push({ label: t('people.bulk.disable'), icon: <ClosedIcon />, onClick: () => void disable() })
  }
  return (
    <>
      {narrow ? (
        <ActionMenu label={t('ui.actions')} actions={actions} />
      ) : (
        actions.map(({ label, icon, onClick }) => (
          <Button key={label} variant="outlined" color="inherit" startIcon={icon} onClick={onClick}>
            {label}
          </Button>
        ))
      )}
      {dialog === 'mail' && <MailDialog bulk={bulk} count={count} onClose={close} />}
      {dialog === 'role' && <RoleDialog bulk={bulk} campus={filter.campus} may={may} onClose={close} />}
      {bulk.blocked && <RefusedDialog blocked={bulk.blocked} onClose={bulk.dismiss} />}
    </>
  )
}
