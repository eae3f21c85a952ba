import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatSpan } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { Field } from '@/ui/form/field'
import type { Draft } from './answer-draft'
import type { AnswerItem } from './api'

type ButFieldsProps = { item: AnswerItem; draft: Draft; onChange: (draft: Draft) => void }

const most = { otherDate: 500, question: 1000 }

// What somebody needs before he can say yes: some sessions only, another date, a bed, a way, an answer.
export function ButFields({ item, draft, onChange }: ButFieldsProps) {
  const { t } = useText()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {t('answer.but.title')}
      </Typography>
      {item.sessions.length > 1 && <SessionTicks {...{ item, draft, onChange }} />}
      <div>
        <Tick
          label={t('answer.but.lodging')}
          checked={draft.lodging}
          onChange={(lodging) => onChange({ ...draft, lodging })}
        />
        <Tick
          label={t('answer.but.transport')}
          checked={draft.transport}
          onChange={(transport) => onChange({ ...draft, transport })}
        />
      </div>
      <Lines
        label={t('answer.but.other_date')}
        value={draft.otherDate}
        limit={most.otherDate}
        onChange={(otherDate) => onChange({ ...draft, otherDate })}
      />
      <Lines
        label={t('answer.but.question')}
        value={draft.question}
        limit={most.question}
        onChange={(question) => onChange({ ...draft, question })}
      />
    </Box>
  )
}

// Which of the sessions he can take: at least one, or it would be a no.
function SessionTicks({ item, draft, onChange }: ButFieldsProps) {
  const { t, language } = useText()
  const id = useId()
  const toggle = (session: string, taken: boolean) => {
    const sessions = item.sessions
      .map((one) => one.id)
      .filter((one) => (one === session ? taken : draft.sessions.includes(one)))
    if (sessions.length > 0) onChange({ ...draft, sessions })
  }
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="div">
        {t('answer.but.sessions')}
      </Typography>
      {item.sessions.map((session) => (
        <Tick
          key={session.id}
          label={formatSpan(session.starts_at, session.ends_at, item.time_zone, language)}
          disabled={session.taken}
          checked={draft.sessions.includes(session.id)}
          onChange={(taken) => toggle(session.id, taken)}
        />
      ))}
    </Box>
  )
}

type TickProps = {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

// The browser's own box: the kit's would bring three files more to a page that must stay light.
function Tick({ label, checked, disabled = false, onChange }: TickProps) {
  return (
    <Box component="label" sx={tick}>
      <input
        type="checkbox"
        {...{ checked, disabled }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <bdi>{label}</bdi>
    </Box>
  )
}

const tick = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, m: 0, flexShrink: 0, accentColor: 'var(--mui-palette-primary-main)' },
}

type LinesProps = { label: string; value: string; limit: number; onChange: (value: string) => void }

function Lines({ label, value, limit, onChange }: LinesProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ maxLength: limit }}
      />
    </Field>
  )
}
