import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'

type GroupHeadingProps = { title: string; count?: number | undefined; text?: string; action?: ReactNode }

// A part of a list: what it holds, how many where nothing else says it, and a line about it.
export function GroupHeading({ title, count, text = '', action }: GroupHeadingProps) {
  const { language } = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ unicodeBidi: 'isolate' }}>
          <span>{title}</span>
          {count !== undefined && (
            <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary', fontWeight: 400 }}>
              {formatFigure(count, language)}
            </Box>
          )}
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      </Box>
      {action}
    </Box>
  )
}
