import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasPermission } from '@/session/has-permission'
import { heads } from '@/session/roles'
import { useSession } from '@/session/session-store'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { DownloadIcon, EraseIcon, MergeIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { mergePath } from '../merge/merge-path'
import type { Person } from '../person/api'
import { exportData } from './api'

const EraseDialog = lazyPart(async () => {
  const [{ EraseDialog: dialog }] = await Promise.all([import('./erase-dialog'), loadTexts(['privacy'])])
  return { default: dialog }
})

type RecordMenuProps = { person: Person; listPath: string }

// The rare acts on a whole record: merging it with another, handing its data out, erasing the person.
export function RecordMenu({ person, listPath }: RecordMenuProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const [erasing, setErasing] = useState(false)
  const { role: roles = [], id: own } = useSession((state) => state.user) ?? {}
  const { id, name } = person
  const handleExport = async () => {
    try {
      await exportData(person)
      notify({ text: t('people.record.exported', { name }) })
    } catch (error) {
      notifyFailure(error)
    }
  }
  const actions: Action[] = []
  if (hasPermission([...heads, 'supervisor'], roles) && id !== own) {
    actions.push({
      label: t('people.record.merge'),
      icon: <MergeIcon />,
      onClick: () => void navigate(mergePath(id)),
    })
  }
  if (hasPermission(['admin'], roles)) {
    actions.push({
      label: t('people.record.export'),
      icon: <DownloadIcon />,
      onClick: () => void handleExport(),
    })
  }
  if (hasPermission(['admin'], roles) && id !== own) {
    actions.push({
      label: t('people.record.erase'),
      icon: <EraseIcon />,
      irreversible: true,
      onClick: () => setErasing(true),
    })
  }
  return (
    <>
      <ActionMenu label={t('people.actions', { name })} actions={actions} />
      {erasing && <EraseDialog person={person} listPath={listPath} onClose={() => setErasing(false)} />}
    </>
  )
}
