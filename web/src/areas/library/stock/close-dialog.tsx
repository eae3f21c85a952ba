import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { keys } from '../keys'
import { closeStock, type Stock, stockQuery } from './api'

// Closes a stock-taking; what is missing may be noted as lost with it.
export function CloseDialog({ stock, onClose }: { stock: Stock; onClose: () => void }) {
  const { t } = useText()
  const cache = useQueryClient()
  const [lose, setLose] = useState(false)
  const [sending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      cache.setQueryData(stockQuery(stock.id).queryKey, await closeStock(stock.id, lose))
      void cache.invalidateQueries({ queryKey: keys.stocks })
      void cache.invalidateQueries({ queryKey: keys.copies })
      notify({ text: t('stock.close_done') })
      onClose()
    } catch (error) {
      notifyFailure(error)
      setSending(false)
    }
  }
  return (
    <FormDialog
      title={t('stock.close')}
      act={t('stock.close')}
      sending={sending}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Typography>{t('stock.close_text', { count: stock.missing })}</Typography>
      {stock.missing > 0 && (
        <FormControlLabel
          control={<Checkbox checked={lose} onChange={(event) => setLose(event.target.checked)} />}
          label={t('stock.lose')}
        />
      )}
    </FormDialog>
  )
}
