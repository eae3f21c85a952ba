import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { CoversIcon, SheetIcon } from '@/ui/icons'

export type BookView = 'covers' | 'table'

const place = 'view.books'

// Covers or a table: as one left it in this browser.
export function useBookView(): [BookView, (view: BookView) => void] {
  const [view, setView] = useState<BookView>(() =>
    localStorage.getItem(place) === 'table' ? 'table' : 'covers',
  )
  const choose = (next: BookView) => {
    localStorage.setItem(place, next)
    setView(next)
  }
  return [view, choose]
}

// Turns to the other view, and is named after it.
export function ViewButton({ view, onChange }: { view: BookView; onChange: (view: BookView) => void }) {
  const { t } = useText()
  const other = view === 'covers' ? 'table' : 'covers'
  const label = t(`book.view.${other}`)
  return (
    <IconButton title={label} aria-label={label} onClick={() => onChange(other)}>
      {other === 'table' ? <SheetIcon /> : <CoversIcon />}
    </IconButton>
  )
}
