import Box from '@mui/material/Box'
import { useState } from 'react'

type BookCoverProps = {
  title: string
  src: string
  width: number | string
  // The picture is what people wait for: it comes at once, and larger.
  large?: boolean
}

// Books differ in shape; their covers do not, so that nothing moves when a picture comes and rows stay straight.
const shape = { aspectRatio: '2 / 3', flexShrink: 0, borderRadius: 0.5, overflow: 'hidden' }

// A cover, or the title where there is none or it cannot be fetched. Purely for the eye: the title always stands
// beside it.
export function BookCover({ title, src, width, large = false }: BookCoverProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src && src !== failed) {
    return (
      <Box
        component="img"
        key={src}
        src={large ? largeOf(src) : src}
        alt=""
        width={200}
        height={300}
        loading={large ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
        sx={{
          ...shape,
          display: 'block',
          width,
          height: 'auto',
          objectFit: 'cover',
          bgcolor: 'grey.100',
          outline: '1px solid',
          outlineColor: 'divider',
          outlineOffset: -1,
        }}
      />
    )
  }
  return <BareCover title={title} width={width} />
}

// Small covers have no room for words: a spine and an initial say "book".
function BareCover({ title, width }: { title: string; width: number | string }) {
  return (
    <Box
      aria-hidden
      sx={{
        ...shape,
        width,
        containerType: 'inline-size',
        bgcolor: 'grey.100',
        color: 'text.secondary',
        borderInlineStart: '4px solid',
        borderColor: 'grey.300',
        userSelect: 'none',
      }}
    >
      <Box
        sx={{
          height: '100%',
          p: '8cqi',
          display: 'grid',
          alignContent: 'center',
          textAlign: 'center',
          fontWeight: 600,
          lineHeight: 1.25,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          fontSize: '10cqi',
          '& .initial': { display: 'none', fontSize: '45cqi' },
          '@container (max-width: 80px)': {
            '& .title': { display: 'none' },
            '& .initial': { display: 'block' },
          },
        }}
      >
        <span className="title">{title}</span>
        <span className="initial">{[...title.trim()][0]?.toLocaleUpperCase()}</span>
      </Box>
    </Box>
  )
}

function largeOf(src: string): string {
  return `${src}${src.includes('?') ? '&' : '?'}size=large`
}
