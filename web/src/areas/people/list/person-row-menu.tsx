import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CheckIcon, ClosedIcon, KeyIcon, OpenIcon } from '@/ui/icons'
import { usePersonActions } from '../person/use-person-actions'
import type { PersonRow } from './api'
import { type PeopleKind, personPath } from './people-kind'
import type { PeopleMay } from './use-may'

type PersonRowMenuProps = { kind: PeopleKind; row: PersonRow; may: PeopleMay }

// What can be done with somebody from his row.
export function PersonRowMenu({ kind, row, may }: PersonRowMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { enable, disable, sendLink } = usePersonActions(row)
  const actions: Action[] = [
    { label: t('ui.open'), icon: <OpenIcon />, onClick: () => void navigate(personPath(kind, row.id)) },
  ]
  if (may.write && row.email) {
    actions.push({ label: t('people.account.send_link'), icon: <KeyIcon />, onClick: () => void sendLink() })
  }
  if (may.decide) {
    actions.push(
      row.enabled
        ? { label: t('people.account.disable'), icon: <ClosedIcon />, onClick: () => void disable() }
        : { label: t('people.account.enable'), icon: <CheckIcon />, onClick: () => void enable() },
    )
  }
  return <ActionMenu label={t('people.actions', { name: row.name })} actions={actions} />
}
