import Button from '@mui/material/Button'
import { useText } from '@/texts/use-text'
import { PdfIcon } from '@/ui/icons'
import { savePaper } from '../save-paper'
import type { Days, Payer } from './api'

// The statement as a paper, in the payer's language.
export function StatementPaper({ payer: { id, name }, days = {} }: { payer: Payer; days?: Days }) {
  const { t } = useText()
  const asked = new URLSearchParams(days).toString()
  return (
    <Button
      size="small"
      startIcon={<PdfIcon />}
      onClick={savePaper(`/api/payers/${id}/statement/pdf${asked && `?${asked}`}`, name)}
    >
      {t('payer.statement_pdf')}
    </Button>
  )
}
