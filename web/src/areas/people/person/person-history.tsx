import { RecordHistory } from '@/ui/record/record-history'
import { historySource, type Person } from './api'
import { personWords } from './person-words'

export function PersonHistory({ person, onClose }: { person: Person; onClose: () => void }) {
  return (
    <RecordHistory source={historySource(person.id)} now={person} words={personWords} onClose={onClose} />
  )
}
