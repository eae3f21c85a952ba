import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { PrintIcon } from '@/ui/icons'

// What is for the screen only stays off the paper.
export const screenOnly = { '@media print': { display: 'none' } }

type CardBarProps = { way?: ReactNode; children?: ReactNode }

// What one can do with the card; not printed with it.
export function CardBar({ way, children }: CardBarProps) {
  const { t } = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3, ...screenOnly }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{way}</Box>
      {children}
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('card.print')}
      </Button>
    </Box>
  )
}

type CardHeadProps = { kind: string; name: string; photo: string; about: readonly string[] }

// Whose it is, and of what.
export function CardHead({ kind, name, photo, about }: CardHeadProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        pb: 2.5,
        mb: 2.5,
        borderBottom: 2,
        borderColor: 'text.primary',
      }}
    >
      <title>{`${kind} · ${name}`}</title>
      <Avatar name={name} src={photo} size={72} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" sx={{ color: 'text.secondary', fontWeight: 550 }}>
          {kind}
        </Typography>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' } }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.25 }}>
          {about.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  )
}

// One figure of the card with its name, and what it is held against.
export function Figure({ label, value, small }: { label: string; value: ReactNode; small?: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Box
          sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 }}
        >
          {value}
        </Box>
        {small && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {small}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
        gap: 2,
        m: 0,
        breakInside: 'avoid',
      }}
    >
      {children}
    </Box>
  )
}
