import Box from '@mui/material/Box'

// The small dot in a campus's own colour that stands wherever a campus is named. The name says the same in words.
export function ColorMark({ color, size = 10 }: { color: string; size?: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      // The colour is data, so it is set on the element: a style rule for each campus would pile up.
      style={{ backgroundColor: color || 'transparent' }}
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        // In the middle of the first line of a name that needs several.
        marginBlockStart: `calc((1lh - ${size}px) / 2)`,
        // Keeps a mark in the page's own colour visible.
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 25%, transparent)',
      }}
    />
  )
}
