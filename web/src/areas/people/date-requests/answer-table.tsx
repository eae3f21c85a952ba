import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link } from 'react-router'
import { formatDay } from '@/lib/dates'
import { shortDays } from '@/lib/say-days'
import { visuallyHidden } from '@/lib/visually-hidden'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { RowIdentity } from '@/ui/table/row-identity'
import { kindLook } from '../availability/kinds'
import { instructorPath } from '../instructors/instructor-list'
import type { AnsweredRequest, AskedPerson } from './api'

const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.default',
  minWidth: { xs: 150, sm: 240 },
  maxWidth: { xs: 170, sm: 300 },
}

// Who can come when: instructors down, dates across, and under each date how many can.
export function AnswerTable({ request }: { request: AnsweredRequest }) {
  const texts = useText()
  const { t, language } = texts
  const countOf = (index: number) =>
    request.asked.filter(({ answers }) => answers[index]?.kind === 'available').length
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('instructor.request.answers')}
      // What only screen readers get stays inside it, instead of widening the page.
      sx={{ position: 'relative' }}
    >
      <Table size="small" sx={{ width: 'auto', minWidth: '60%' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>{t('person.name')}</TableCell>
            {request.periods.map(({ first_day, last_day }) => (
              <TableCell
                key={`${first_day} ${last_day}`}
                align="center"
                sx={{ minWidth: 84, lineHeight: 1.3 }}
              >
                <bdi>{shortDays(first_day, last_day, language)}</bdi>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {request.asked.map((person) => (
            <TableRow key={person.id}>
              <TableCell component="th" scope="row" sx={sticky}>
                <PersonCell person={person} said={sayAnswered(person, texts)} />
              </TableCell>
              {person.answers.map((answer, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by the date it belongs to
                <TableCell key={index} align="center">
                  <AnswerMark kind={answer.kind} remark={answer.remark} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" sx={{ ...sticky, fontSize: '0.8125rem' }}>
              {t('instructor.request.can_come')}
            </TableCell>
            {request.periods.map((period, index) => (
              <TableCell
                key={period.first_day}
                align="center"
                sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.primary' }}
              >
                {countOf(index)}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}

function PersonCell({ person, said }: { person: AskedPerson; said: string }) {
  return (
    <Box component={Link} to={instructorPath(person.id)} sx={{ color: 'inherit', textDecoration: 'none' }}>
      <RowIdentity
        mark={<Avatar name={person.name} src={person.photo_url} size={28} />}
        title={person.name}
        subtitle={
          <Box component="span" title={person.remark} sx={{ whiteSpace: 'normal' }}>
            {said}
          </Box>
        }
      />
    </Box>
  )
}

function AnswerMark({ kind, remark }: { kind: AskedPerson['answers'][number]['kind']; remark: string }) {
  const { t } = useText()
  if (!kind) return <span title={t('instructor.unknown')}>–</span>
  const { tone, icon } = kindLook[kind]
  return (
    <Box title={remark || t(`availability.kind.${kind}`)} sx={{ color: `${tone}.main`, lineHeight: 0 }}>
      {icon}
      <span style={visuallyHidden}>{t(`availability.kind.${kind}`)}</span>
      {remark && (
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.3 }}
        >
          {remark}
        </Box>
      )}
    </Box>
  )
}

// Where somebody is with his answer: given, with what he added; or asked, or not even mailed yet.
function sayAnswered(person: AskedPerson, { t, language }: Texts): string {
  if (person.answered_at) return person.remark || t('instructor.asked.answered')
  if (!person.mailed_at) return t('instructor.request.on_its_way')
  return t('instructor.request.mailed', { day: formatDay(person.mailed_at, language) })
}
