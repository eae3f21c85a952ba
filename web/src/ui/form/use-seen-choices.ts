import { useCallback, useRef } from 'react'
import type { RemoteChoice } from './remote-choice-field'

// Remembers what was chosen in a RemoteChoiceField, which keeps only the id, as long as the form is open.
export function useSeenChoices() {
  const seen = useRef(new Map<string, RemoteChoice>())
  const known = useCallback((id: string) => seen.current.get(id), [])
  const onChosen = useCallback((choice: RemoteChoice) => void seen.current.set(choice.id, choice), [])
  return { known, onChosen }
}
