import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { ChurchIcon, ImportIcon } from '@/ui/icons'
import { churchListPath } from '../churches/church-list'
import { importPath } from '../import/import-path'
import type { PeopleMay } from './use-may'

// What else there is to people, and has no place of its own in the navigation.
export function MoreMenu({ may }: { may: PeopleMay }) {
  const { t } = useText()
  const navigate = useNavigate()
  const actions: Action[] = []
  if (may.write) {
    actions.push({
      label: t('people.import'),
      icon: <ImportIcon />,
      onClick: () => void navigate(importPath),
    })
  }
  actions.push({
    label: t('church.title'),
    icon: <ChurchIcon />,
    onClick: () => void navigate(churchListPath),
  })
  return <ActionMenu label={t('people.more')} actions={actions} />
}
