import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { InfoIcon, WarningIcon } from '@/ui/icons'

type NoteProps = { tone: 'info' | 'warning'; children: ReactNode }

// Something to know before one answers. Plain: the kit's would weigh as much as all the words of this page.
export function Note({ tone, children }: NoteProps) {
  return (
    <Box role="note" data-tone={tone} sx={note}>
      {tone === 'warning' ? <WarningIcon /> : <InfoIcon />}
      <span>{children}</span>
    </Box>
  )
}

const toned = (tone: string) => ({
  '& > svg': { color: `${tone}.main` },
  bgcolor: `color-mix(in srgb, var(--mui-palette-${tone}-main) 9%, transparent)`,
})

const note = {
  mt: 1.5,
  px: 1.5,
  py: 1,
  display: 'flex',
  gap: 1.25,
  borderRadius: 1,
  '& > svg': { flexShrink: 0, fontSize: '1.25rem' },
  '&[data-tone=info]': toned('info'),
  '&[data-tone=warning]': toned('warning'),
}
