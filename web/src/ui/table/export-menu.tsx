import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'

type ExportMenuProps = {
  // The route that hands out the file.
  path: string
  // What the list is narrowed by and how it is sorted, as the server takes it.
  query: Readonly<Record<string, unknown>>
  // The file's name, where the server gives none.
  name: string
  // What is handed out, where the page has more than one list.
  label?: string
}

// Hands out what the list shows, all pages of it, as a spreadsheet.
export function ExportMenu({ path, query, name, label }: ExportMenuProps) {
  const { t } = useText()
  const save = async (format: 'xlsx' | 'csv') => {
    const search = new URLSearchParams({ format })
    for (const [key, value] of Object.entries(query)) {
      for (const one of [value].flat()) search.append(key, String(one))
    }
    try {
      await download(`${path}?${search}`, `${name}.${format}`)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <ActionMenu
      label={label ?? t('list.export.label')}
      icon={<DownloadIcon />}
      actions={[
        { label: t('list.export.xlsx'), onClick: () => void save('xlsx') },
        { label: t('list.export.csv'), onClick: () => void save('csv') },
      ]}
    />
  )
}
