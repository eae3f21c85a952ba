import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '@/texts/use-text'
import { sheetPath } from './paths'
import { sayShortDay, sayStart } from './say-sheet'
import type { Sheet, SheetSession } from './sheet-marks'

const Bar = styled('nav')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  paddingBlock: 4,
  marginBlockEnd: 12,
  scrollbarWidth: 'thin',
  '& a': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: 14,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 99,
    color: vars.palette.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a[aria-current]': {
    borderColor: vars.palette.primary.main,
    color: vars.palette.text.primary,
    fontWeight: 600,
  },
  '& a[data-gone=true]': { textDecoration: 'line-through' },
}))

// The sessions of the course, one tap from each other.
export function SessionBar({ sheet, session }: { sheet: Sheet; session: SheetSession }) {
  const { t, language } = useText()
  const [search] = useSearchParams()
  const here = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  if (sheet.sessions.length < 2 || search.get('view') === 'all') return null
  return (
    <Bar aria-label={t('attendance.sessions')}>
      {sheet.sessions.map((one) => (
        <Link
          key={one.id}
          ref={one.id === session.id ? here : undefined}
          to={sheetPath({
            sessionId: one.id,
            classId: sheet.class_id,
            agendaCourseId: sheet.agenda_course_id,
            courseName: sheet.course_name,
          })}
          replace
          aria-current={one.id === session.id ? 'page' : undefined}
          data-gone={one.gone}
        >
          {`${sayShortDay(one.day, language)}, ${sayStart(one, language)}`}
        </Link>
      ))}
    </Bar>
  )
}
