import { useText } from '@/texts/use-text'

// Says that the server's database is away. The page stays as it is, with all that was typed.
export function AwayBar() {
  const { t } = useText()
  return (
    <div className="top-bar" role="status">
      <p>
        <strong>{t('home.away.title')}</strong> {t('home.away.text')}
      </p>
    </div>
  )
}
