import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { changeLook, resetLook, useLook } from '@/session/look-store'
import { useText } from '@/texts/use-text'
import { defaultLook, type Look } from '@/theme/look'

const same = (a: Look, b: Look) => JSON.stringify(a) === JSON.stringify(b)

// Back to the look we start with; and back again, as long as nothing else was chosen.
export function ResetBar() {
  const { t } = useText()
  const look = useLook()
  const [before, setBefore] = useState<Look | null>(null)
  const isReset = same(look, defaultLook)
  const handleReset = () => {
    setBefore(look)
    resetLook()
  }
  return (
    <Box
      sx={{
        minHeight: 60,
        px: 3,
        py: 1.5,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isReset && before ? t('look.reset.done') : ''}
      </Box>
      {isReset && before ? (
        <Button onClick={() => changeLook(before)}>{t('ui.undo')}</Button>
      ) : (
        <Button disabled={isReset} onClick={handleReset} sx={{ mx: -1.75 }}>
          {t('look.reset.act')}
        </Button>
      )}
    </Box>
  )
}
