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
