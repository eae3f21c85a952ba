import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { formatNumber, formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { PdfIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type Report, reportQuery } from './api'
import { CardBar, CardHead, Figure, Figures } from './card-frame'
import { CourseTable } from './course-table'
import { sayIncomplete, sayRate } from './say-grade'

// /apps/student/grades/{studentId}/{classId}: what a student did in a class, as a card that can be printed.
export function Component() {
  const { studentId = '', classId = '' } = useParams()
  const report = useQuery(reportQuery(studentId, classId))
  return (
    <QueryView page query={report} loading={<LoadingRows rows={12} height={56} />}>
      {(found) => <Card report={found} />}
    </QueryView>
  )
}

function Card({ report }: { report: Report }) {
  const { t } = useText()
  const about = [
    report.campus_name,
    t('card.class', { code: report.class_code }),
    t(`card.programme.${report.programme}`),
    t('card.level', { level: report.level }),
    `${report.start_year}–${report.end_year}`,
  ]
  return (
    <>
      <CardBar>
        <Button
          variant="outlined"
          component={Link}
          to={`/apps/student/papers/${report.student_id}`}
          startIcon={<PdfIcon />}
        >
          {t('card.papers')}
        </Button>
      </CardBar>
      <Box component="article">
        <CardHead
          kind={t('card.title')}
          name={`${report.first_name} ${report.last_name}`}
          photo={report.photo_url}
          about={about}
        />
        <CourseTable report={report} />
        <Whole report={report} />
        <Closing report={report} />
      </Box>
    </>
  )
}

function Whole({ report }: { report: Report }) {
  const texts = useText()
  const { t, language } = texts
  const { average, mention, presence } = report
  return (
    <Box sx={{ mt: 3 }}>
      <Figures>
        <Figure
          label={t('card.average')}
          value={average.known ? formatNumber(average.points / 100, language, 2) : '—'}
          small={sayIncomplete(average, texts)}
        />
        <Figure label={t('card.mention')} value={mention === '' ? '—' : t(`report.mentions.${mention}`)} />
        <Figure
          label={t('card.presence')}
          value={sayRate(presence, texts)}
          small={t('card.presence_required', {
            percent: formatPercent(report.required_attendance / 100, language),
          })}
        />
        <Figure
          label={t('card.courses_passed')}
          value={t('card.of_all', { some: report.passed_courses, all: report.begun_courses })}
          small={t('card.grade_required', { mark: report.pass_mark })}
        />
      </Figures>
    </Box>
  )
}

// What the school says beside the figures, and where it is signed.
function Closing({ report }: { report: Report }) {
  const { t } = useText()
  return (
    <Box sx={{ mt: 3, breakInside: 'avoid' }}>
      {report.observation && (
        <Box component="section" sx={{ mb: 2 }}>
          <Typography variant="h3" component="h2">
            {t('card.observation')}
          </Typography>
          <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {report.observation}
          </Typography>
        </Box>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('card.scale')}
      </Typography>
      <Signature name={report.signatory} title={report.signatory_title} />
    </Box>
  )
}

// Where it is signed, by whom the campus has named; where it has named nobody, there is a line on paper only. The stamp
// is for papers that were issued, which can be checked.
function Signature({ name, title }: { name: string; title: string }) {
  const { t } = useText()
  return (
    <Box
      sx={{
        display: name ? 'block' : 'none',
        '@media print': { display: 'block', mt: '24mm' },
        width: '70mm',
        maxWidth: '100%',
        mt: 3,
        marginInlineStart: 'auto',
        pt: 0.5,
        borderTop: 1,
        borderColor: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {name && <Typography sx={{ fontWeight: 550 }}>{name}</Typography>}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {name ? title : t('card.signature')}
      </Typography>
    </Box>
  )
}
