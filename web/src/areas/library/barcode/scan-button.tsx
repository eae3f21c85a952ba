import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { ScanIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { useFindBook } from './use-find-book'
import { useScannerKeys } from './use-scanner-keys'

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
