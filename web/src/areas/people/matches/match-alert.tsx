import Box from '@mui/material/Box'
import { useText } from '@/texts/use-text'
import { WarningIcon } from '@/ui/icons'
import { MatchList } from './match-list'
import type { Matches } from './matches'

type MatchAlertProps = { matches: Matches; hrefOf: (id: string) => string }

// "Do we know this person already?": shown before anything is saved.
export function MatchAlert({ matches, hrefOf }: MatchAlertProps) {
  const { t } = useText()
  if (matches.items.length === 0 && !matches.elsewhere) return null
  return (
    <Box role="status" sx={{ border: 1, borderColor: 'warning.main', borderRadius: 1, px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, mb: 0.5 }}>
        <Box component="span" sx={{ display: 'flex', color: 'warning.main' }}>
          <WarningIcon />
        </Box>
        {t('people.match.title')}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>
        {matches.taken ? t('people.match.taken') : t('people.match.text')}
      </Box>
      {matches.elsewhere && <Box sx={{ fontWeight: 550 }}>{t('people.match.elsewhere')}</Box>}
      {matches.items.length > 0 && <MatchList matches={matches.items} hrefOf={hrefOf} />}
    </Box>
  )
}
