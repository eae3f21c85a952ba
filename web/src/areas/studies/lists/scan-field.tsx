import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { beep } from '@/ui/barcode/beep'
import { Camera, CameraButton } from '@/ui/barcode/camera'
import { ScanIcon } from '@/ui/icons'
import { bookOfLabel } from './api'
import {
  bookOf,
  entryOf,
  isLabel,
  type Kind,
  type ListBook,
  mayTick,
  nameOf,
  type Sheet,
  stands,
  type TickEntry,
} from './ticks'

type ScanFieldProps = {
  sheet: Sheet
  kind: Kind
  // Whose books are read.
  chosen: string
  enter: (entries: TickEntry[]) => void
  // Somebody's card was read: his books are next.
  onChoose: (id: string) => void
}

// A scanner types the barcode and Enter, or the camera sees it: the book is ticked for whoever was chosen, and the field is ready for the next
// without anybody touching the screen.
export function ScanField({ sheet, kind, chosen, enter, onChoose }: ScanFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [camera, setCamera] = useState(false)
  const [said, setSaid] = useState<{ text: string; wrong: boolean }>()
  const student = sheet.students.find(({ id }) => id === chosen)
  const read = async (code: string): Promise<{ text: string; wrong: boolean }> => {
    const holder = sheet.students.find(({ card }) => card !== '' && card === code)
    if (holder) {
      onChoose(holder.id)
      return { text: t('booklist.scan.card', { name: nameOf(holder) }), wrong: false }
    }
    if (!student) return { text: t('booklist.scan.help'), wrong: true }
    const book = bookOf(sheet, code) ?? (await labelled(sheet, code))
    if (!book) return { text: t('booklist.scan.unknown', { code }), wrong: true }
    const words = { name: nameOf(student), title: book.title, kind: t(`booklist.kinds.${kind}`) }
    if (stands(student, book.number, kind)) return { text: t('booklist.scan.already', words), wrong: true }
    if (!mayTick(student, book.number, kind)) return { text: t('booklist.not_received'), wrong: true }
    enter([entryOf(student, book.number, kind, { stands: true })])
    return { text: t('booklist.scan.ticked', words), wrong: false }
  }
  const help = student ? t('booklist.scan.help_student', { name: nameOf(student) }) : t('booklist.scan.help')
  const seen = async (code: string) => {
    const told = await read(code)
    beep(!told.wrong)
    setSaid(told)
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <OutlinedInput
        size="small"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === '') return
          event.preventDefault()
          void seen(typed.trim())
          setTyped('')
        }}
        placeholder={t('booklist.scan.label')}
        startAdornment={
          <InputAdornment position="start">
            <ScanIcon fontSize="small" />
          </InputAdornment>
        }
        inputProps={{ 'aria-label': t('booklist.scan.label'), maxLength: 64, autoComplete: 'off' }}
        sx={{ width: 210, minHeight: 44 }}
      />
      <CameraButton label={t('booklist.scan.camera')} on={camera} onChange={setCamera} />
      <Box role="status" sx={{ color: said?.wrong ? 'error.main' : 'text.secondary', fontSize: '0.875rem' }}>
        {said?.text ?? help}
      </Box>
      {camera && (
        <Box sx={{ width: '100%', maxWidth: 360 }}>
          <Camera repeat onCode={(code) => void seen(code)} />
        </Box>
      )}
    </Box>
  )
}

// A copy that came after the list was read, or is another campus's: the server is asked. Without a line it is unknown.
async function labelled({ books }: Sheet, code: string): Promise<ListBook | undefined> {
  if (!isLabel(code)) return undefined
  const id = await bookOfLabel(code).catch(() => '')
  return books.find(({ book_id }) => book_id === id)
}
