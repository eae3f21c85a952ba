import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatMoment } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import type { WeekendKit } from '@/offline/kit/kit'
import type { PartStand } from '@/offline/kit/kit-stand'
import { useText } from '@/texts/use-text'
import { CheckIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { RowIdentity } from '@/ui/table/row-identity'

type HerePartProps = { taken: boolean; parts: readonly PartStand[]; program: boolean; kit: WeekendKit }

// What of the kit is on this device: how much of it, as of when, how large.
export function HerePart({ taken, parts, program, kit }: HerePartProps) {
  const { t, language } = useText()
  const id = useId()
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('kept.kit.here')}
      </Typography>
      {taken ? (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {t('kept.kit.total', { size: formatBytes(bytes, language) })}
        </Typography>
      ) : (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('kept.kit.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parts.map((part) => (
          <PartLine key={part.part} {...part} />
        ))}
        {taken && (
          <Line title={t('kept.kit.part.program')} about="">
            <StateChip
              tone={program ? 'success' : 'info'}
              icon={program ? <CheckIcon /> : <WaitingIcon />}
              label={t(program ? 'kept.kit.ready' : 'kept.kit.coming')}
            />
          </Line>
        )}
      </Box>
      {kit.left_documents > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('kept.kit.left', { count: kit.left_documents })}
        </Typography>
      )}
      {kit.cut && (
        <Typography variant="body2" sx={{ color: 'warning.main', mt: 1 }}>
          {t('kept.kit.cut')}
        </Typography>
      )}
    </Box>
  )
}

function PartLine({ part, here, all, bytes, at }: PartStand) {
  const { t, language } = useText()
  const asOf = at && t('kept.along.as_of', { when: formatMoment(new Date(at).toISOString(), language) })
  const about = [here > 0 && formatBytes(bytes, language), asOf].filter(Boolean).join(' · ')
  const figures = { some: formatFigure(here, language), all: formatFigure(all, language) }
  // Photos that do not come are drawn as initials.
  const whole = here >= all || (part === 'photos' && here > 0)
  return (
    <Line title={t(`kept.kit.part.${part}`)} about={about}>
      <StateChip
        tone={whole ? 'success' : 'warning'}
        icon={whole ? <CheckIcon /> : <WarningIcon />}
        label={t('kept.kit.some', figures)}
      />
    </Line>
  )
}

type LineProps = { title: string; about: string; children: ReactNode }

function Line({ title, about, children }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, py: 1 },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <RowIdentity title={title} subtitle={about && <bdi>{about}</bdi>} />
      </Box>
      {children}
    </Box>
  )
}
