import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { DownloadIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { savePaper } from '../save-paper'

type PaperMenuProps = {
  // The route of what is printed and exported: it has a /pdf and an /export below it.
  path: string
  name: string
  // The days of the accountant's journal, and whose it is; not where it is of no whole days.
  journal?: { campus: string; from: string; to: string }
}

// A closing as a paper to be signed and as a table; of a month, what the accountant wants of it, too.
export function PaperMenu({ path, name, journal }: PaperMenuProps) {
  const { t } = useText()
  const save = (from: string, format: 'xlsx' | 'csv', query: Record<string, string> = {}) => ({
    onClick: () => {
      const search = new URLSearchParams({ ...query, format })
      download(`${from}?${search}`, `${name}.${format}`).catch(notifyFailure)
    },
  })
  const books = '/api/money/journal/export'
  return (
    <ActionMenu
      label={t('ledger.papers.label')}
      icon={<DownloadIcon />}
      actions={[
        { label: t('ledger.papers.pdf'), onClick: savePaper(`${path}/pdf`, name) },
        { label: t('list.export.xlsx'), ...save(`${path}/export`, 'xlsx') },
        { label: t('list.export.csv'), ...save(`${path}/export`, 'csv') },
        ...(journal
          ? [
              { label: t('ledger.papers.journal_csv'), ...save(books, 'csv', journal) },
              { label: t('ledger.papers.journal_xlsx'), ...save(books, 'xlsx', journal) },
            ]
          : []),
      ]}
    />
  )
}
