import { type CSSObject, styled } from '@mui/material/styles'
import type { ReactElement } from 'react'

export type Tone = 'success' | 'warning' | 'info' | 'error' | 'neutral'
// What has come to its good end has a colour of its own.
export type ChipTone = Tone | 'done'

type StateChipProps = {
  tone: ChipTone
  icon: ReactElement
  label: string
  // What was called off is struck through.
  struck?: boolean
}

// The state of a thing: colour, picture and word together, never colour alone.
export function StateChip({ tone, icon, label, struck = false }: StateChipProps) {
  return (
    <Mark data-tone={tone}>
      {icon}
      <Word>{struck ? <s>{label}</s> : label}</Word>
    </Mark>
  )
}

// Teal, for what has come to its good end: no colour of the palettes, which have green for what is well now.
export const teal = 'light-dark(#0a6a6a, #63d2cc)'

// Looks like the kit's chip and is not one: nothing is done with a state, and pages by a mailed link stay light.
const Mark = styled('span')(({ theme: { vars } }) => {
  const { palette } = vars
  const toned = (tone: ChipTone, color: string): [string, CSSObject] => [
    `&[data-tone=${tone}]`,
    { color, backgroundColor: `color-mix(in srgb, ${color} 9%, transparent)` },
  ]
  const tones = (['success', 'warning', 'info', 'error'] as const).map((tone) =>
    toned(tone, palette[tone].main),
  )
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: '100%',
    height: 24,
    paddingInline: '4px 8px',
    borderRadius: 99,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    fontSize: '0.8125rem',
    fontWeight: 550,
    '& svg': { flexShrink: 0, fontSize: '1rem' },
    ...Object.fromEntries([...tones, toned('neutral', palette.text.secondary), toned('done', teal)]),
  }
})

const Word = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })
