import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTabTitle } from './unseen-store'

type PageHeaderProps = {
  title: string
  // How many things the list holds, ready to read ("312", "1,000+"); empty until it is known, which keeps its room.
  count?: string | undefined
  // A picture before the title, a small mark in its line, and one grey line under it.
  mark?: ReactNode
  titleMark?: ReactNode
  subtitle?: ReactNode
  // At most one primary button; the rest belongs in a menu.
  actions?: ReactNode
}

// On a phone a menu has room beside the name, buttons with words have not: they get a line of their own. Those that a
// phone does not show (wide-only) do not count.
const words = '.MuiButton-root:not(.MuiButton-text[aria-haspopup], .wide-only)'
const wordsBelow = {
  '@media (max-width: 599px)': {
    [`&:has(> .acts :is(${words}))`]: {
      flexWrap: 'wrap',
      '& > .title': { flexBasis: 0 },
      '& > .acts': { flexBasis: '100%', justifyContent: 'start' },
    },
  },
}

// The top of every page: what this is, how many, and the one thing to do. Also names the browser's tab.
export function PageHeader({ title, count, mark, titleMark, subtitle, actions }: PageHeaderProps) {
  const isRecord = Boolean(mark || subtitle)
  const tabTitle = useTabTitle(title)
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        // A record keeps picture, name and menu in one line, however long the name is; a list may give its buttons a line of their own.
        flexWrap: isRecord ? 'nowrap' : 'wrap',
        alignItems: isRecord ? 'flex-start' : 'center',
        columnGap: 2,
        rowGap: 1.5,
        mb: 3,
        ...(isRecord && wordsBelow),
      }}
    >
      <title>{tabTitle}</title>
      {mark}
      <Box className="title" sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Typography
          variant="h1"
          // In a mirrored page the title keeps its own order, but mark and number change sides.
          sx={{ fontSize: { xs: '1.25rem', sm: '1.75rem' }, unicodeBidi: 'isolate' }}
        >
          {titleMark && (
            <Box component="span" sx={{ marginInlineEnd: 1.25, verticalAlign: '0.15em', lineHeight: 0 }}>
              {titleMark}
            </Box>
          )}
          <span>{title}</span>
          {count !== undefined && (
            <Typography
              component="span"
              sx={{
                display: 'inline-block',
                minWidth: '4ch',
                marginInlineStart: 1.25,
                color: 'text.secondary',
                fontSize: '1rem',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {count}
            </Typography>
          )}
        </Typography>
        {subtitle && (
          <Typography component="div" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        // On a phone the line may break, in two as well: the main button, which comes last, then stands first.
        <Box
          className="acts"
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap-reverse', sm: isRecord ? 'nowrap' : 'wrap' },
            flexShrink: { sm: isRecord ? 0 : 1 },
            alignItems: 'center',
            justifyContent: { xs: 'start', sm: 'end' },
            gap: 1,
            flexDirection: { xs: 'row-reverse', sm: 'row' },
            '& > *': { flexShrink: 0 },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  )
}
