import { useSyncExternalStore } from 'react'
import { currentTexts, onTextsChange, type Texts } from './texts'

// The texts in the language of the interface: `const { t } = useText()`, then `t('campus.title')`.
export function useText(): Texts {
  return useSyncExternalStore(onTextsChange, currentTexts)
}
