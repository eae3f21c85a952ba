import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { type CampusListParams, campusFilterQuery } from './campus-list'

// Hands out what the list shows, all pages of it, as a spreadsheet.
export function ExportMenu({ params }: { params: CampusListParams }) {
  const { t } = useText()
  const save = async (format: 'xlsx' | 'csv') => {
    const search = new URLSearchParams({ format })
    for (const [name, value] of Object.entries(campusFilterQuery(params))) search.set(name, String(value))
    try {
      await download(`/api/campuses/export?${search}`, `campuses.${format}`)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <ActionMenu
      label={t('campus.list.export')}
      icon={<DownloadIcon />}
      actions={[
        { label: t('campus.list.export_xlsx'), onClick: () => void save('xlsx') },
        { label: t('campus.list.export_csv'), onClick: () => void save('csv') },
      ]}
    />
  )
}
