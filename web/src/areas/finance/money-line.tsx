import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type MoneyLineProps = {
  title: ReactNode
  // One grey line under it.
  note?: ReactNode
  chip?: ReactNode
  amount: string
  // Small under the amount: what of it was paid.
  under?: string
  href?: string
  struck?: boolean
}

const figures = { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' } as const

// One line of a paper or of an account: what it is, how it stands, how much. The same at a desk and on a phone.
export function MoneyLine({ title, note, chip, amount, under, href, struck = false }: MoneyLineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {href ? (
          <MuiLink component={Link} to={href} color="inherit" sx={{ fontWeight: 550 }}>
            {title}
          </MuiLink>
        ) : (
          title
        )}
        {note && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
      {chip}
      <Box sx={figures}>
        <Box
          component="bdi"
          sx={struck ? { color: 'text.secondary', textDecoration: 'line-through' } : undefined}
        >
          {amount}
        </Box>
        {under && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{under}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  )
}

type MoneyListProps = { title: string; action?: ReactNode; empty?: string; children: readonly ReactNode[] }

// A heading and its lines.
export function MoneyList({ title, action, empty, children }: MoneyListProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children.length === 0 && empty ? (
        <Box sx={{ color: 'text.secondary', py: 1 }}>{empty}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

type Fact = { label: string; value: string; strong?: boolean }

// A few sums beside each other.
export function MoneyFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, unicodeBidi: 'isolate' }}
    >
      {facts.map(({ label, value, strong = false }) => (
        <div key={label}>
          <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: strong ? '1.25rem' : '1rem',
              fontWeight: strong ? 600 : 550,
              fontVariantNumeric: 'tabular-nums',
              lineHeight: '1.75rem',
            }}
          >
            <bdi>{value}</bdi>
          </Box>
        </div>
      ))}
    </Box>
  )
}
