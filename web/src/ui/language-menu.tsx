import { languages, ownName } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { LanguageIcon } from './icons'
import { PickMenu } from './pick-menu'

export const languageChoices = languages.map((value) => ({ value, label: ownName(value), lang: value }))

// Switches the language of the interface, without loading the page anew.
export function LanguageMenu({ onPicked }: { onPicked?: () => void }) {
  const { t, language } = useText()
  return (
    <PickMenu
      label={t('ui.language')}
      icon={<LanguageIcon />}
      value={language}
      choices={languageChoices}
      onPick={(next) => void switchLanguage(next).then(onPicked)}
    />
  )
}
