import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { createPortal } from 'react-dom'

type HeldLabelProps = { text: string | undefined; labelRef: RefObject<HTMLDivElement | null> }

// What one drags, beside the pointer.
export function HeldLabel({ text, labelRef }: HeldLabelProps) {
  if (!text) return null
  return createPortal(
    <Label ref={labelRef} aria-hidden data-held>
      <bdi>{text}</bdi>
    </Label>,
    document.body,
  )
}

const Label = styled('div')(({ theme: { vars, shadows, zIndex } }) => ({
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: zIndex.tooltip,
  maxWidth: 240,
  padding: '4px 10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: `1px solid ${vars.palette.primary.main}`,
  borderRadius: 8,
  boxShadow: shadows[4],
  pointerEvents: 'none',
}))
