import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { FileDrop } from '@/ui/files/file-drop'
import type { FileRules } from '@/ui/files/file-rules'
import { documentRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { FormSection } from '@/ui/record/form-section'
import { refreshMoney } from '../refresh'
import { addPaper, type Transaction } from './api'

const rules: FileRules = { ...documentRules, maxBytes: 20 * 1024 * 1024 }

// The paper of an expense: added once, never replaced.
export function ExpensePaper({ transaction: { id, paper_name, paper_url } }: { transaction: Transaction }) {
  const { t } = useText()
  const cache = useQueryClient()
  const mayAdd = useMay('addTransactionPaper')
  const upload = useUpload(rules, async (file, onProgress) => {
    await addPaper(id, file, onProgress)
    refreshMoney(cache)
  })
  return (
    <FormSection title={t('payment.paper.title')}>
      {paper_url ? (
        <Link href={paper_url} target="_blank" rel="noopener noreferrer">
          {paper_name}
        </Link>
      ) : mayAdd ? (
        <FileDrop label={t('payment.paper.title')} rules={rules} upload={upload} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('payment.paper.none')}</Box>
      )}
    </FormSection>
  )
}
