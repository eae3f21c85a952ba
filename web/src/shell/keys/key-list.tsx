import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { type PageKey, usePageKeys } from '@/ui/page-keys-store'
import { commandKey } from './command-key'

// Which keys do what. Kept in the order in which people meet them.
const everywhere: readonly PageKey[] = [
  { keys: ['Mod', 'K'], text: 'shell.keys.search' },
  { keys: ['N'], text: 'shell.keys.new' },
  { keys: ['E'], text: 'shell.keys.edit' },
  { keys: ['Mod', 'S'], text: 'shell.keys.save' },
  { keys: ['↑', '↓', '↵'], text: 'shell.keys.list' },
  { keys: ['Esc'], text: 'shell.keys.close' },
  { keys: ['?'], text: 'shell.keys.keys' },
]

// Those of the page that is shown come first.
export function KeyList() {
  const ofPage = usePageKeys((state) => state.keys)
  return (
    <>
      {ofPage.length > 0 && <Keys all={ofPage} />}
      <Keys all={everywhere} />
    </>
  )
}

function Keys({ all }: { all: readonly PageKey[] }) {
  const { t } = useText()
  const command = commandKey()
  return (
    <Box component="dl" sx={list}>
      {all.map(({ keys, text }) => (
        <Box key={text} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
            {keys.map((key) => (
              <Key key={key}>{key === 'Mod' ? command : key}</Key>
            ))}
          </Box>
          <dd>{t(text)}</dd>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(108px, auto) 1fr',
  gap: '12px 24px',
  alignItems: 'center',
  m: 0,
  '& dd': { m: 0 },
  '& + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' },
} as const

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
