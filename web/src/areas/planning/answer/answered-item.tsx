import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { formatSpan, formatTime } from '@/lib/dates'
import { sayList } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { InvitationChip } from '../invitation-chip'
import { choicesOf, draftOf, givenOf } from './answer-draft'
import { AskedTitle, askWhy } from './answer-form'
import type { AnswerItem } from './api'
import { AskedFacts } from './asked-facts'
import type { AnsweringState } from './use-answering'

type AnsweredItemProps = {
  item: AnswerItem
  answering: AnsweringState
  onCorrect: () => void
}

// What was answered, or became of it, with the ways back while there are some.
export function AnsweredItem({ item, answering, onCorrect }: AnsweredItemProps) {
  const { t } = useText()
  return (
    <Box
      component="article"
      aria-label={item.course_name}
      sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <AskedTitle item={item} />
        </Box>
        <InvitationChip state={item.state} />
      </Box>
      <Said item={item} />
      {item.state !== 'declined' && item.state !== 'canceled' && <AskedFacts item={item} />}
      {item.over && item.state === 'not_answered' && <Typography>{t('answer.begun')}</Typography>}
      <Ways {...{ item, answering, onCorrect }} />
    </Box>
  )
}

// The answer in words.
function Said({ item }: { item: AnswerItem }) {
  const { t, language } = useText()
  const { answer, sessions, time_zone } = item
  const some = sessions.filter(({ id }) => answer.session_ids.includes(id))
  const when = some.map(({ starts_at, ends_at }) => formatSpan(starts_at, ends_at, time_zone, language))
  const lines = [
    item.state === 'answered' && t('answer.said.waits'),
    some.length > 0 && t('answer.said.sessions', { when: sayList(when, language) }),
    answer.other_date && t('answer.said.other_date', { text: answer.other_date }),
    answer.needs_lodging && t('answer.but.lodging'),
    answer.needs_transport && t('answer.but.transport'),
    answer.question && t('answer.said.question', { text: answer.question }),
    item.state === 'declined' && answer.reason && t('answer.said.reason', { text: answer.reason }),
  ].filter((line) => typeof line === 'string' && line !== '')
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </Box>
  )
}

// Undo for half an hour; what waits is corrected, what was accepted withdrawn.
function Ways({ item, answering, onCorrect }: AnsweredItemProps) {
  const { t, language } = useText()
  const { may, state, undo_until } = item
  const withdraw = async () => {
    const reason = await askWhy(t, [item])
    if (reason !== null) answering.send([givenOf(item, { ...draftOf(item, 'no'), kind: 'no' }, reason)])
  }
  const mayUndo = may.includes('undo') && undo_until !== null
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {mayUndo && (
        <Button variant="outlined" loading={answering.undoing} onClick={() => answering.undo(item.id)}>
          {t('answer.undo', { time: formatTime(new Date(undo_until), language) })}
        </Button>
      )}
      {state === 'answered' && choicesOf(item).length > 0 && (
        <Button variant="outlined" onClick={onCorrect}>
          {t('answer.correct')}
        </Button>
      )}
      {state === 'accepted' && may.includes('no') && (
        <Button
          color="inherit"
          loading={answering.sending || answering.waiting}
          onClick={() => void withdraw()}
          sx={{ color: 'text.secondary' }}
        >
          {t('answer.withdraw')}
        </Button>
      )}
    </Box>
  )
}
