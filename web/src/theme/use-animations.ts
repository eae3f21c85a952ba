import useMediaQuery from '@mui/material/useMediaQuery'
import { useLookState } from './look-state'

const chartMs = { draw: 1000, hover: 400 }
const none = { draw: 0, hover: 0 }

// How long charts may move, in milliseconds: not at all where the person or his system wants no movement.
export function useAnimations(): { draw: number; hover: number } {
  const wanted = useLookState(({ look }) => look.animations)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  return wanted && !isReduced ? chartMs : none
}
