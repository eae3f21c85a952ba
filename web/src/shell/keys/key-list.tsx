import Box from '@mui/material/Box'
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

export function KeyList() {
  const { t } = useText()
  return (
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
