import type { ReactElement } from 'react'
import type { TextKey } from '@/texts/text-key'
import { CheckIcon, CloseIcon, ComputerIcon, RetryIcon, TextFileIcon, WaitingIcon } from '@/ui/icons'
import type { ChipTone } from '@/ui/state-chip'
import type { Value } from './sheet-marks'

type Look = { tone: ChipTone; icon: ReactElement; text: TextKey; key: string }

// Each value has one colour, one picture, one word and one key, everywhere. The keys are the same in all languages:
// whoever types them learns them once.
export const valueLook: Record<Value, Look> = {
  present: { tone: 'success', icon: <CheckIcon />, text: 'attendance.value.present', key: 'P' },
  late: { tone: 'warning', icon: <WaitingIcon />, text: 'attendance.value.late', key: 'L' },
  online: { tone: 'info', icon: <ComputerIcon />, text: 'attendance.value.online', key: 'O' },
  made_up: { tone: 'done', icon: <RetryIcon />, text: 'attendance.value.made_up', key: 'M' },
  absent: { tone: 'error', icon: <CloseIcon />, text: 'attendance.value.absent', key: 'A' },
  justified: { tone: 'neutral', icon: <TextFileIcon />, text: 'attendance.value.justified', key: 'J' },
}

export function valueOfKey(key: string): Value | undefined {
  const letter = key.toUpperCase()
  return (Object.keys(valueLook) as Value[]).find((value) => valueLook[value].key === letter)
}
