import { api, unwrap } from '@/api/client'
import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DownloadIcon, PdfIcon, SheetIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import type { Class } from './api'
import { useClassMay } from './use-class-may'

// The students of a class to take along: printed with their photos, or as a spreadsheet.
export function ClassDownloads({ group }: { group: Class }) {
  const { t } = useText()
  const { keepsAt } = useClassMay()
  const save = (path: string, ending: string) => () => {
    download(`/api/classes/${group.id}/${path}`, `${group.code}.${ending}`).catch(notifyFailure)
  }
  // Those who have no card yet are given one.
  const cards = async () => {
    const { batch } = await unwrap(api.POST('/api/cards', { body: { ids: [], class_id: group.id } }))
    await download(`/api/cards/print?batch=${encodeURIComponent(batch)}`, `${group.code}.pdf`)
  }
  return (
    <ActionMenu
      label={t('class.download.label')}
      icon={<DownloadIcon />}
      actions={[
        { label: t('class.download.pdf'), icon: <PdfIcon />, onClick: save('list.pdf', 'pdf') },
        // The church is known to who keeps people, and printed only when asked for.
        ...(keepsAt(group.campus_id)
          ? [
              {
                label: t('class.download.pdf_church'),
                icon: <PdfIcon />,
                onClick: save('list.pdf?church=true', 'pdf'),
              },
              {
                label: t('class.download.cards'),
                icon: <PdfIcon />,
                onClick: () => void cards().catch(notifyFailure),
              },
            ]
          : []),
        {
          label: t('class.download.xlsx'),
          icon: <SheetIcon />,
          onClick: save('students/export?format=xlsx', 'xlsx'),
        },
        {
          label: t('class.download.csv'),
          icon: <SheetIcon />,
          onClick: save('students/export?format=csv', 'csv'),
        },
      ]}
    />
  )
}
