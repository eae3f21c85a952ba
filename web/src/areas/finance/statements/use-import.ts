import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useText } from '@/texts/use-text'
import type { FileRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { notify } from '@/ui/notices-store'
import { refreshMoney } from '../refresh'
import { type Columns, importStatement } from './api'
import { headingsOf } from './headings'

export const statementRules: FileRules = { extensions: ['xml', 'csv'], maxBytes: 10 * 1024 * 1024 }

// Reads a bank's file in. Where its columns are not known by their headings, it is asked which holds what.
export function useImport(accountId: string) {
  const { t } = useText()
  const cache = useQueryClient()
  const [unclear, setUnclear] = useState<{ file: File; headings: string[] } | null>(null)
  const done = ({ lines, new: fresh }: { lines: number; new: number }) => {
    refreshMoney(cache)
    notify({ text: t('ledger.statement.imported', { count: fresh, lines }) })
  }
  const upload = useUpload(statementRules, async (file, onProgress) => {
    try {
      done(await importStatement(accountId, file, undefined, onProgress))
    } catch (error) {
      const headings = asksForColumns(error) ? headingsOf(await file.text()) : []
      if (headings.length === 0) throw error
      setUnclear({ file, headings })
    }
  })
  const mapping = unclear && {
    headings: unclear.headings,
    onSend: async (columns: Columns) => done(await importStatement(accountId, unclear.file, columns)),
    onClose: () => setUnclear(null),
  }
  return { upload, mapping }
}

function asksForColumns(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return [error.code, ...error.fields.map(({ code }) => code)].includes('finance.statement_columns')
}
