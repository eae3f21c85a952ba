import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '@/texts/use-text'
import { ScanIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notifyFailure } from '@/ui/notify-failure'
import { findByBarcode } from '../books/api'
import { bookListPath, bookPath } from '../books/book-list'

const ScanDialog = lazyPart(() => import('./scan-dialog').then((module) => ({ default: module.ScanDialog })))

// Finds a book by its barcode, and where there is none offers to make it. A scanner needs no button: its keys are heard
// on the page.
export function ScanButton({ mayKeep }: { mayKeep: boolean }) {
  const { t } = useText()
  const find = useFindBook()
  const [open, setOpen] = useState(false)
  const [missing, setMissing] = useState('')
  const handleCode = async (code: string) => {
    const found = await find(code)
    setMissing(found ? '' : code)
    setOpen(!found)
  }
  useScannerKeys((code) => void handleCode(code))
  const handleOpen = () => {
    setMissing('')
    setOpen(true)
  }
  return (
    <>
      <IconButton title={t('book.scan.open')} aria-label={t('book.scan.open')} onClick={handleOpen}>
        <ScanIcon />
      </IconButton>
      {open && (
        <ScanDialog missing={missing} mayKeep={mayKeep} onCode={handleCode} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

// Leads to the book of a barcode, or to the list where several answer to it. False where there is none.
function useFindBook(): (barcode: string) => Promise<boolean> {
  const navigate = useNavigate()
  return async (barcode) => {
    try {
      const [book, ...others] = await findByBarcode(barcode)
      if (!book) return false
      const list = `${bookListPath}?${new URLSearchParams({ barcode })}`
      await navigate(others.length > 0 ? list : bookPath(book.id))
    } catch (error) {
      notifyFailure(error)
    }
    return true
  }
}

// What belongs to one number comes in one go.
const pauseMs = 1000
const number = /^[\dA-Z-]{6,}$/

// Hears a scanner that types its barcode and Enter into the page, outside of any field or into the search. Other
// fields, and dialogs with fields of their own, have the keys for themselves.
function useScannerKeys(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    let typed = ''
    let last = 0
    const handleKey = (event: KeyboardEvent) => {
      const { key, timeStamp } = event
      if (timeStamp - last > pauseMs || event.ctrlKey || event.metaKey || event.altKey) typed = ''
      last = timeStamp
      if (key === 'Enter') {
        if (number.test(typed) && isFree(event.target)) {
          // Enter would also press whatever has the focus.
          event.preventDefault()
          event.stopPropagation()
          latest.current(typed)
        }
        typed = ''
      } else if (key !== 'Shift') typed += key
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}

function isFree(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false
  const field = target instanceof HTMLElement && target.closest('input, textarea, select')
  return !field || field.matches('input[type="search"]')
}
