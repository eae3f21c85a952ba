import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useEffect } from 'react'
import { formatTotal } from '@/lib/totals'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { FormBar } from '@/ui/record/form-bar'
import type { Selection } from './use-selection'

type SelectionBarProps = {
  selection: Selection
  // How many the list finds, on all its pages.
  total: number
  more: boolean
  // The acts, as buttons.
  children: ReactNode
}

// Stands at the foot of a list as soon as rows are picked: how many, the way to all of them, and what can be done.
// Escape lets go of them.
export function SelectionBar({ selection, total, more, children }: SelectionBarProps) {
  const { t, language } = useText()
  const { all, ids, choosing, clear, pickAll } = selection
  useEffect(() => {
    if (!choosing) return
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) clear()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [choosing, clear])
  if (!choosing) return null
  const everything = formatTotal(total, more, language)
  const count = all ? total : ids.size
  const said = t('list.selection.count', {
    count,
    shown: all ? everything : formatTotal(count, false, language),
  })
  return (
    <FormBar label={t('list.selection.label')}>
      <IconButton aria-label={t('list.selection.clear')} onClick={clear} edge="start">
        <CloseIcon />
      </IconButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginInlineEnd: 'auto' }}>
        <Box role="status" sx={{ fontWeight: 550 }}>
          <bdi>{said}</bdi>
        </Box>
        {!all && (more || total > ids.size) && (
          <Button size="small" onClick={pickAll}>
            {t('list.selection.all', { total: everything })}
          </Button>
        )}
      </Box>
      {count > 0 && children}
    </FormBar>
  )
}
