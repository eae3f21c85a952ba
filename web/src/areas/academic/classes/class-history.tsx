import { trailOf } from '@/ui/record/history-source'
import { RecordHistory } from '@/ui/record/record-history'
import type { Class } from './api'
import { classWords } from './class-words'

export function ClassHistory({ group, onClose }: { group: Class; onClose: () => void }) {
  return (
    <RecordHistory source={trailOf('class', group.id)} now={group} words={classWords} onClose={onClose} />
  )
}
