import { useState } from 'react'
import { useServerNews } from '@/api/server-news'
import { useText } from '@/texts/use-text'

// Offers to load the new version of the program, when it suits: nothing is reloaded behind anybody's back. Plain
// HTML in the first file: when there is a new version, nothing more of the old one can be fetched.
export function VersionBar() {
  const { t } = useText()
  const version = useServerNews((state) => state.newVersion)
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (version === null || version === dismissed) return null
  return (
    <div className="top-bar" role="status">
      <p>
        <strong>{t('ui.version.title')}</strong> {t('ui.version.text')}
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('ui.version.reload')}
      </button>
      <button type="button" onClick={() => setDismissed(version)}>
        {t('ui.close')}
      </button>
    </div>
  )
}
