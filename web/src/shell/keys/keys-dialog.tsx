import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { closePanel } from '@/shell/panels-store'
import type { TextKey } from '@/texts/text-key'
import { useText } from '@/texts/use-text'
import { commandKey } from './command-key'

// Which keys do what. Kept in the order in which people meet them.
const keys = (command: string): { keys: string[]; text: TextKey }[] => [
  { keys: [command, 'K'], text: 'shell.keys.search' },
  { keys: ['N'], text: 'shell.keys.new' },
  { keys: ['E'], text: 'shell.keys.edit' },
  { keys: [command, 'S'], text: 'shell.keys.save' },
  { keys: ['↑', '↓', '↵'], text: 'shell.keys.list' },
  { keys: ['Esc'], text: 'shell.keys.close' },
  { keys: ['?'], text: 'shell.keys.keys' },
]

export function KeysDialog({ open }: { open: boolean }) {
  const { t } = useText()
  return (
    <Dialog open={open} onClose={closePanel} maxWidth="xs" fullWidth aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{t('shell.keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '12px 24px',
            alignItems: 'center',
            m: 0,
            '& dd': { m: 0 },
          }}
        >
          {keys(commandKey()).map(({ keys, text }) => (
            <Box key={text} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
              <dd>{t(text)}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={closePanel} autoFocus>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minWidth: 24,
        px: 0.75,
        border: 1,
        borderColor: 'grey.500',
        borderRadius: 0.5,
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        lineHeight: '22px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  )
}
