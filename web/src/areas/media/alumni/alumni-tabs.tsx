import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { RecordTabs } from '@/ui/record/record-tabs'

type AlumniTabsProps = { shown: 'dashboard' | 'rhema' | 'classes'; children: ReactNode }

// The three pages of the alumni space; the menu names only one of them.
export function AlumniTabs({ shown, children }: AlumniTabsProps) {
  const { t } = useText()
  const all = [
    { name: 'dashboard', label: t('rhema.space.dashboard'), href: '/apps/alumni/dashboard' },
    { name: 'rhema', label: t('rhema.title'), href: '/apps/alumni/alumni' },
    { name: 'classes', label: t('rhema.space.classes'), href: '/apps/alumni/courses' },
  ]
  return (
    <RecordTabs
      label={t('rhema.space.label')}
      first={shown}
      tabs={all.map(({ name, label, href }) =>
        name === shown ? { name, label, content: children } : { name, label, href },
      )}
    />
  )
}
