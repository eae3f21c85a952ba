import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useText } from '@/texts/use-text'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { loansOfQuery } from '../loans/api'
import { LoanLines } from '../loans/loan-lines'
import type { Copy } from './api'

// Who had a copy, and when.
export function CopyHistoryDialog({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>
        {t('copy.history')} · <bdi>{copy.barcode}</bdi>
      </DialogTitle>
      <DialogContent>
        <QueryView
          query={useQuery(loansOfQuery({ copy: copy.id }))}
          loading={<LoadingRows rows={3} height={60} />}
        >
          {(loans) =>
            loans.length === 0 ? (
              <EmptyState text={t('loan.copy_none')} />
            ) : (
              <LoanLines loans={loans} by="borrower" />
            )
          }
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
