import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { WarningIcon } from '@/ui/icons'
import { LookalikeFacts } from './lookalike'
import type { Match, Matches } from './matches'

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

type MatchListProps = {
  matches: readonly Match[]
  // Where the record of somebody is.
  hrefOf: (id: string) => string
  // What the way there is called, where it does not open the record.
  open?: string
}

// Those in reach who may be the same person, with photo, name and the way to the record. Others are not told of.
export function MatchList({ matches, hrefOf, open }: MatchListProps) {
  const { t } = useText()
  return (
    <Box component="ul" aria-label={t('people.match.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {matches.map((match) => (
        <Box
          component="li"
          key={match.id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <KnownMatch match={match} href={hrefOf(match.id)} open={open} />
        </Box>
      ))}
    </Box>
  )
}

type KnownMatchProps = { match: Match; href: string; open: string | undefined }

function KnownMatch({ match, href, open }: KnownMatchProps) {
  const { t } = useText()
  const { name } = match
  return (
    <>
      <LookalikeFacts person={match} reasons={match.reasons} />
      <Box
        component={Link}
        to={href}
        aria-label={
          open ? t('people.match.act_on', { act: open, name }) : t('people.match.open_named', { name })
        }
        sx={{ color: 'primary.main', flexShrink: 0 }}
      >
        {open ?? t('people.match.open')}
      </Box>
    </>
  )
}
