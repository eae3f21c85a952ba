import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '@/session/session-store'
import { useMay, useMayForOthers } from '@/session/use-may'
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
  const own = useSession((state) => state.user?.id)
  const mayMerge = useMay('mergePeople')
  const mayExport = useMayForOthers('exportPersonData')
  const mayErase = useMay('erasePerson')
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
  if (mayMerge && id !== own) {
    actions.push({
      label: t('people.record.merge'),
      icon: <MergeIcon />,
      onClick: () => void navigate(mergePath(id)),
    })
  }
  if (mayExport) {
    actions.push({
      label: t('people.record.export'),
      icon: <DownloadIcon />,
      onClick: () => void handleExport(),
    })
  }
  if (mayErase && id !== own) {
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
