import Button from '@mui/material/Button'
import { download } from '@/api/download'
import { useText } from '@/texts/use-text'
import { ActionMenu } from '@/ui/action-menu'
import { PdfIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { ExportMenu } from '@/ui/table/export-menu'
import type { AgendaQuery } from './agenda-list'

// What the agenda shows, to take along: on paper as it looks, as a document by day or by campus, as a spreadsheet.
export function AgendaDownloads({ query }: { query: AgendaQuery }) {
  const { t } = useText()
  const save = async (by: 'day' | 'campus') => {
    const search = new URLSearchParams({ ...query, by })
    try {
      await download(`/api/agenda/list.pdf?${search}`, `agenda-${query.from}.pdf`)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <Button
        color="inherit"
        onClick={() => window.print()}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        {t('agenda.print')}
      </Button>
      <ActionMenu
        label={t('agenda.pdf.label')}
        icon={<PdfIcon />}
        actions={[
          { label: t('agenda.pdf.day'), onClick: () => void save('day') },
          { label: t('agenda.pdf.campus'), onClick: () => void save('campus') },
        ]}
      />
      <ExportMenu path="/api/agenda/export" query={query} name="agenda" label={t('agenda.export')} />
    </>
  )
}
