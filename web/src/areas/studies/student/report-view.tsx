import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatPercent } from '@/lib/numbers'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { SuccessIcon, WarningIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { sayPoints, sayRate } from '../reports/say-report'
import type { Report, ReportCourse } from './api'

// What a student did in a class: average and presence with what is required, then each course.
export function ReportView({ report }: { report: Report }) {
  const texts = useText()
  const { t, language } = texts
  const { average, presence, courses } = report
  const low = presence.present * 100 < report.required_attendance * presence.counted
  return (
    <Box
      component="section"
      aria-label={t('report.class_of', { code: report.class_code })}
      sx={{ minWidth: 0 }}
    >
      <Typography variant="subtitle1" component="h3">
        {t('report.class_of', { code: report.class_code })}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {report.campus_name}
        </Box>
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5, m: 0, my: 1.5 }}
      >
        <Figure
          name={t('report.average')}
          value={average.known ? sayPoints(average.points, language, 2) : '—'}
          about={sayMention(report, texts)}
        />
        <Figure
          name={t('report.presence')}
          value={sayRate(presence, language) || '—'}
          about={t('report.required', { percent: formatPercent(report.required_attendance / 100, language) })}
          warns={low}
        />
      </Box>
      {courses.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('report.no_courses')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {courses.map((one) => (
          <CourseLine key={one.agenda_course_id} course={one} required={report.required_attendance} />
        ))}
      </Box>
    </Box>
  )
}

// "Not passed · incomplete": who was absent from an exam, or still lacks a grade, has no average that is the last word.
function sayMention({ average, mention }: Report, { t }: Texts): string {
  const said = mention ? t(`report.mentions.${mention}`) : t('report.not_given')
  return mention && !average.complete ? `${said} · ${t('report.incomplete')}` : said
}

type FigureProps = { name: string; value: string; about: string; warns?: boolean }

function Figure({ name, value, about, warns = false }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Box sx={{ fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          <bdi>{value}</bdi>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
          {warns && <WarningIcon color="warning" aria-hidden sx={{ fontSize: '1.1rem' }} />}
          {about}
        </Box>
      </Box>
    </div>
  )
}

// One course: its name, the grade that counts, and in how many of its sessions he was there.
function CourseLine({ course, required }: { course: ReportCourse; required: number }) {
  const { t, language } = useText()
  const { presence } = course
  const low = presence.present * 100 < required * presence.counted
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.25,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 550 }}>{course.course_name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {[
            course.course_code,
            presence.counted > 0 &&
              t('report.sessions_of', { present: presence.present, counted: presence.counted }),
            low && t('report.warns.low'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <CourseGrade course={course} said={sayPoints(course.counts.points, language)} />
      </Box>
    </Box>
  )
}

function CourseGrade({ course: { counts, given, passed }, said }: { course: ReportCourse; said: string }) {
  const { t } = useText()
  if (!given) return <Box sx={{ color: 'text.secondary' }}>{t('report.not_given')}</Box>
  const label =
    counts.state === 'graded'
      ? said
      : t(counts.state === 'exempt' ? 'report.cell_exempt' : 'report.cell_absent')
  return passed ? (
    <StateChip
      tone="success"
      icon={<SuccessIcon titleAccess={t('report.mentions.passed')} />}
      label={label}
    />
  ) : (
    <StateChip
      tone="error"
      icon={<WarningIcon titleAccess={t('report.mentions.not_passed')} />}
      label={label}
    />
  )
}
