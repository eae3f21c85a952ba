import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import type { NotesItem, NotesSession } from './api'
import { sayGrade, sayHour, sayMark } from './say-grade'

// The first grade and every retake, with what was said of it.
export function GradeTable({ item }: { item: NotesItem }) {
  const texts = useText()
  const { t } = texts
  const best = item.attempts.findIndex(
    ({ state, points }) => state === item.counts.state && points === item.counts.points,
  )
  return (
    <Part title={t('card.grades')}>
      {(id) => (
        <Table aria-labelledby={id} size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('card.grades')}</TableCell>
              <TableCell>{t('card.grade')}</TableCell>
              <TableCell>{t('card.comment')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {item.attempts.map((attempt, at) => (
              <TableRow key={`${attempt.attempt} ${attempt.at}`}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                  {attempt.attempt === 0
                    ? t('card.attempt_first')
                    : t('card.attempt_retake', { number: attempt.attempt })}
                </TableCell>
                <TableCell sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {sayGrade(attempt, texts)}
                  {item.attempts.length > 1 && at === best && (
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      {t('card.counts')}
                    </Typography>
                  )}
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{attempt.comment}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Part>
  )
}

// Each session that he had to come to, and whether he was there.
export function SessionTable({ sessions }: { sessions: readonly NotesSession[] }) {
  const texts = useText()
  const { t, language } = texts
  return (
    <Part title={t('card.sessions')}>
      {(id) =>
        sessions.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('card.no_sessions')}</Typography>
        ) : (
          <Table aria-labelledby={id} size="small" sx={{ '& tr': { breakInside: 'avoid' } }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('card.sessions')}</TableCell>
                <TableCell>{t('card.presence')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sessions.map((session) => (
                <TableRow key={session.id}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                    {sayWeekdays(session.day, session.day, language)}
                    <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                      {`${sayHour(session.start, language)} – ${sayHour(session.finish, language)}`}
                    </Typography>
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{sayMark(session, texts)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </Part>
  )
}

function Part({ title, children }: { title: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Box sx={{ mt: 3 }}>
      <Typography id={id} variant="h3" component="h3" sx={{ mb: 0.5, fontSize: '0.9375rem' }}>
        {title}
      </Typography>
      {children(id)}
    </Box>
  )
}
