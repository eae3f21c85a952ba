import FormHelperText from '@mui/material/FormHelperText'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { useText } from '@/texts/use-text'
import { FormDialog } from '@/ui/form/form-dialog'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import type { Book } from '../books/api'
import type { Reader } from '../loans/api'
import { ReaderField } from '../loans/reader-field'
import { refreshReservations, reserve } from './api'

// Puts somebody into the queue for a book at one's campus. A copy that is on the shelf is put aside at once.
export function ReserveDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const { t, code } = useText()
  const cache = useQueryClient()
  const campusId = useSession((state) => state.user?.organization_id) ?? ''
  const [reader, setReader] = useState<Reader | null>(null)
  const [wrong, setWrong] = useState('')
  const [sending, setSending] = useState(false)
  const send = async () => {
    if (!reader) return setWrong(t('field.required'))
    setSending(true)
    try {
      const made = await reserve({ book_id: book.id, campus_id: campusId, person_id: reader.id })
      refreshReservations(cache)
      const text = made.barcode
        ? t('reservation.done_kept', { barcode: made.barcode })
        : t('reservation.done_waiting', { place: made.place })
      notify({ text })
      onClose()
    } catch (error) {
      const field = error instanceof ApiError ? error.fields[0] : undefined
      if (field) setWrong(code(field.code, field.params) ?? '')
      else notifyFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <FormDialog
      title={t('reservation.reserve_title', { title: book.title })}
      act={t('reservation.reserve')}
      sending={sending}
      onSend={() => void send()}
      onClose={onClose}
    >
      <div>
        <ReaderField
          campusId={campusId}
          reader={reader}
          onReader={(next) => {
            setWrong('')
            setReader(next)
          }}
        />
        {wrong && (
          <FormHelperText error role="alert">
            {wrong}
          </FormHelperText>
        )}
      </div>
    </FormDialog>
  )
}
