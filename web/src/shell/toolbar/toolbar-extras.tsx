import { savePreferences } from '@/session/preferences'
import { LanguageMenu } from '@/ui/language-menu'
import { AppearanceButton } from './appearance-button'
import { FullscreenButton } from './fullscreen-button'

// Language, fullscreen and look: in the toolbar, or on a phone at the foot of the menu.
export function ToolbarExtras() {
  return (
    <>
      <LanguageMenu onPicked={savePreferences} />
      <FullscreenButton />
      <AppearanceButton />
    </>
  )
}
