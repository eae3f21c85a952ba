import { CheckIcon, CloseIcon, LogoutIcon, RestoreIcon, StudentIcon, SwapIcon, WaitingIcon } from '@/ui/icons'
import type { Move } from './moves'

export const moveIcons: Record<Move, typeof CheckIcon> = {
  confirm: CheckIcon,
  back: WaitingIcon,
  transfer: SwapIcon,
  complete: StudentIcon,
  fail: CloseIcon,
  withdraw: LogoutIcon,
  undo: RestoreIcon,
}
