import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatMoment } from '@/lib/dates'
import { sayList } from '@/lib/say-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import type { ToldNotice } from './api'
import { PanelLink } from './panel-link'

// What happened, the newest first; what one has not seen yet has a mark.
export function ToldList({ told }: { told: readonly ToldNotice[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {told.map((notice) => (
        <ToldItem key={notice.id} notice={notice} />
      ))}
    </Box>
  )
}

function ToldItem({ notice }: { notice: ToldNotice }) {
  const texts = useText()
  const { t, code, language } = texts
  const key = `home.told.${notice.kind}`
  const more = sayMore(notice, texts)
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '16px 1fr', alignItems: 'baseline' }}>
      {notice.seen ? (
        <span />
      ) : (
        <Box
          role="img"
          aria-label={t('home.panel.unseen')}
          sx={{ width: 8, height: 8, borderRadius: '4px', bgcolor: 'primary.main' }}
        />
      )}
      <Box sx={{ fontWeight: notice.seen ? undefined : 600 }}>
        <PanelLink to={notice.link}>{code(key, notice.params) ?? key}</PanelLink>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {more && `${more} · `}
          {formatMoment(notice.happened_at, language)}
        </Typography>
      </Box>
    </Box>
  )
}

const parts = ['added', 'moved', 'changed', 'canceled'] as const

// What one event was beside what its first line tells: nothing where it was one thing only.
function sayMore({ params }: ToldNotice, { t, language }: Texts): string {
  const some = parts.filter((part) => Number(params[part]) > 0)
  if (some.length < 2) return ''
  return sayList(
    some.map((part) => t(`home.also.${part}`, { count: Number(params[part]) })),
    language,
  )
}
