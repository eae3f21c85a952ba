import IconButton from '@mui/material/IconButton'
import { loadTexts } from '@/texts/texts'
import { CameraIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'

// What the camera sees, with what it needs: fetched when somebody uses it.
export const Camera = lazyPart(async () => {
  const [module] = await Promise.all([import('./camera-view'), loadTexts(['badge'])])
  return { default: module.CameraView }
})

type CameraButtonProps = { label: string; on: boolean; onChange: (on: boolean) => void }

// Stands beside the field that the camera fills, where there is a camera to ask for.
export function CameraButton({ label, on, onChange }: CameraButtonProps) {
  if (typeof navigator === 'undefined' || !('mediaDevices' in navigator)) return null
  return (
    <IconButton aria-pressed={on} title={label} aria-label={label} onClick={() => onChange(!on)}>
      <CameraIcon />
    </IconButton>
  )
}
