import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { download } from '@/api/download'
import { formatDates } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ColorMark } from '@/ui/color-mark'
import { LanguageIcon, PdfIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { StateChip } from '@/ui/state-chip'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { belowFrame, useScrollTarget } from '@/ui/use-scroll-target'
import { type Engagement, type TaughtYear, teachingQuery } from './api'
import { coursePath, recordingsPath } from './paths'
import { sayBeside, sayHours, sayYear } from './say-teaching'

// What somebody has taught, by year, and the certificate of it: of oneself where nobody is named.
export function TaughtYears({ personId }: { personId?: string }) {
  const { t } = useText()
  const years = useQuery(teachingQuery(personId))
  return (
    <QueryView query={years} loading={<LoadingRows rows={4} height={64} />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState text={t('space.no_taught')} />
        ) : (
          <>
            <Certificate personId={personId} label={t('space.certificate')} />
            {all.map((year) => (
              <Year key={year.year} year={year} personId={personId} />
            ))}
          </>
        )
      }
    </QueryView>
  )
}

type CertificateProps = { personId: string | undefined; label: string; year?: number; small?: boolean }

// Saves the certificate to be printed and signed: of one year, or of all.
function Certificate({ personId, label, year, small = false }: CertificateProps) {
  const path = personId ? `/api/instructors/${personId}` : '/api/instructor-space'
  const save = () => {
    download(`${path}/certificate.pdf${year ? `?year=${year}` : ''}`, 'certificate.pdf').catch(notifyFailure)
  }
  return (
    <Button
      variant={small ? 'text' : 'outlined'}
      size={small ? 'small' : 'medium'}
      startIcon={<PdfIcon />}
      onClick={save}
    >
      {label}
    </Button>
  )
}

function Year({ year, personId }: { year: TaughtYear; personId: string | undefined }) {
  const texts = useText()
  const { t } = texts
  const named = sayYear(year.year, texts)
  const at = useScrollTarget(`#year-${year.year}`)
  return (
    <Box component="section" ref={at} aria-label={named} sx={{ mt: 4, ...belowFrame }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {named}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {sayHours(year.minutes, texts)}
          </Box>
        </Typography>
        <Certificate
          personId={personId}
          year={year.year}
          small
          label={t('space.certificate_of', { year: named })}
        />
      </Box>
      <PastLines engagements={year.items} own={!personId} heard={!personId} />
    </Box>
  )
}

type PastLinesProps = {
  engagements: readonly Engagement[]
  // Whether each line leads to the course's page in one's own space.
  own?: boolean
  // Whether each line leads to what was recorded of it: that is open to who taught it.
  heard?: boolean
}

// A line for each course of a week-end that is over.
export function PastLines({ engagements, own = false, heard = false }: PastLinesProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {engagements.map((one) => (
        <Box
          component="li"
          key={`${one.agenda_course_id} ${one.planning_id} ${one.half}`}
          sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          <PastLine engagement={one} own={own} heard={heard && one.half === 'teacher'} />
        </Box>
      ))}
    </Box>
  )
}

type PastLineProps = { engagement: Engagement; own: boolean; heard: boolean }

function PastLine({ engagement, own, heard }: PastLineProps) {
  const texts = useText()
  const { t, language } = texts
  const { course_name, course_id, course_code, campus_name, color, sessions, minutes, classes, half } =
    engagement
  const [first, last] = [sessions[0]?.day ?? '', sessions.at(-1)?.day ?? '']
  const days = formatDates(first, last, language)
  const about = [course_code, ...classes.map(({ code }) => code), ...sayBeside(engagement, texts)].join(' · ')
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>
          {own ? (
            <MuiLink component={Link} to={coursePath(course_id)} color="inherit" underline="hover">
              {course_name}
            </MuiLink>
          ) : (
            course_name
          )}
        </Box>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{days}</bdi> · <ColorMark color={color} /> {campus_name}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {about}
        </Typography>
        {heard && (
          <MuiLink
            component={Link}
            to={recordingsPath(course_id, first, last)}
            variant="body2"
            aria-label={t('space.recordings_of', { course: course_name })}
            sx={{ display: 'inline-block', py: 0.75 }}
          >
            {t('space.recordings')}
          </MuiLink>
        )}
      </Box>
      {half === 'translator' && (
        <StateChip tone="info" icon={<LanguageIcon />} label={t('space.translated')} />
      )}
      <Box sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>{sayHours(minutes, texts)}</Box>
    </Box>
  )
}
