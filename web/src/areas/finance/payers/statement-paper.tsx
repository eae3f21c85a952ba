import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { PdfIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { savePaper } from '../save-paper'
import type { Days, Payer } from './api'

const PaperDialog = lazyPart(() => import('../paper-dialog').then((m) => ({ default: m.PaperDialog })))

// The statement as a paper, in the payer's language or others.
export function StatementPaper({ payer: { id, name }, days = {} }: { payer: Payer; days?: Days }) {
  const { t } = useText()
  const [choosing, setChoosing] = useState(false)
  const asked = new URLSearchParams(days).toString()
  const path = `/api/payers/${id}/statement/pdf${asked && `?${asked}`}`
  return (
    <>
      <Button size="small" startIcon={<PdfIcon />} onClick={savePaper(path, name)}>
        {t('payer.statement_pdf')}
      </Button>
      <Button size="small" onClick={() => setChoosing(true)}>
        {t('finance.paper.title')}
      </Button>
      {choosing && <PaperDialog path={path} name={name} onClose={() => setChoosing(false)} />}
    </>
  )
}
