import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'

// An icon that points somewhere, and points the other way in a mirrored page (base.css).
export function mirrored(Icon: ComponentType<SvgIconProps>): typeof SvgIcon {
  const Mirrored = ({ className, ...props }: SvgIconProps) => (
    <Icon {...props} className={className ? `mirrored ${className}` : 'mirrored'} />
  )
  // The kit asks its icons for their name.
  return Object.assign(Mirrored, { muiName: SvgIcon.muiName }) as unknown as typeof SvgIcon
}
