import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { sayDays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { AnswerChoice } from './answer-choice'
import { choicesOf, type Draft, type Drafts, draftOf, givenOf, saysSomething } from './answer-draft'
import type { AnswerItem, Kind } from './api'
import { AskedFacts } from './asked-facts'
import { ButFields } from './but-fields'
import { Note } from './note'
import type { AnsweringState } from './use-answering'

type AnswerFormProps = {
  items: readonly AnswerItem[]
  // What the button of the mail says; nothing is sent by it.
  preset: Kind | ''
  answering: AnsweringState
  onCancel?: (() => void) | undefined
}

// Everything that waits for an answer, each with its buttons; then all is sent with one click.
export function AnswerForm({ items, preset, answering, onCancel }: AnswerFormProps) {
  const { t } = useText()
  const [typed, setTyped] = useState<Drafts>({})
  const draftFor = (item: AnswerItem) => typed[item.id] ?? draftOf(item, preset)
  const change = (id: string, draft: Draft) => setTyped((before) => ({ ...before, [id]: draft }))
  const answerAll = (kind: Kind) => {
    for (const item of items) {
      if (choicesOf(item).includes(kind)) change(item.id, { ...draftFor(item), kind })
    }
  }
  const submit = async () => {
    const answered = items.filter((item) => draftFor(item).kind !== '')
    const wrong = faultOf(answered, draftFor)
    if (wrong) return notify({ text: t(wrong), tone: 'error' })
    const declined = answered.filter((item) => draftFor(item).kind === 'no')
    const reason = declined.length > 0 ? await askWhy(t, declined) : ''
    if (reason !== null) answering.send(answered.map((item) => givenOf(item, draftFor(item), reason)))
  }
  const open = items.filter((item) => draftFor(item).kind === '').length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {items.length > 1 && <AllAtOnce onAll={answerAll} />}
      {items.map((item) => (
        <AskedItem
          key={item.id}
          item={item}
          draft={draftFor(item)}
          onChange={(draft) => change(item.id, draft)}
        />
      ))}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={answering.sending || answering.waiting}
        loadingPosition="start"
        sx={{ mt: 3 }}
      >
        {t('answer.send')}
      </Button>
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{ mt: 1, color: 'text.secondary', textAlign: 'center' }}
      >
        {answering.waiting
          ? t('answer.waiting')
          : open > 0
            ? t('answer.open', { count: open })
            : t('answer.not_sent')}
      </Typography>
      {onCancel && (
        <Button color="inherit" fullWidth onClick={onCancel} sx={{ mt: 1 }}>
          {t('ui.cancel')}
        </Button>
      )}
    </form>
  )
}

function faultOf(answered: readonly AnswerItem[], draftFor: (item: AnswerItem) => Draft) {
  if (answered.length === 0) return 'answer.nothing' as const
  const empty = answered.some((item) => draftFor(item).kind === 'but' && !saysSomething(item, draftFor(item)))
  return empty ? ('invitation.but_what' as const) : undefined
}

// The question of the specification before an invitation is declined, with why.
export function askWhy(t: ReturnType<typeof useText>['t'], items: readonly AnswerItem[]) {
  return confirmWithReason({
    title: t('answer.decline.title', { count: items.length }),
    text: t('answer.decline.text'),
    details: [...new Set(items.map(({ course_name }) => course_name))],
    act: t('answer.decline.act'),
    cancel: t('answer.decline.cancel'),
    reason: t('answer.reason'),
  })
}

function AllAtOnce({ onAll }: { onAll: (kind: Kind) => void }) {
  const { t } = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      <Button variant="outlined" color="success" onClick={() => onAll('yes')}>
        {t('answer.all.yes')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => onAll('no')}>
        {t('answer.all.no')}
      </Button>
    </Box>
  )
}

type AskedItemProps = { item: AnswerItem; draft: Draft; onChange: (draft: Draft) => void }

// One of the things asked: all that there is to know, and the answer.
function AskedItem({ item, draft, onChange }: AskedItemProps) {
  const { t, language } = useText()
  return (
    <Box
      component="article"
      aria-label={item.course_name}
      sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <AskedTitle item={item} />
      {item.again && <Note tone="warning">{t('answer.again')}</Note>}
      {item.taken && (
        <Note tone="info">
          {t(item.sessions.every(({ taken }) => taken) ? 'answer.taken' : 'answer.taken_part')}
        </Note>
      )}
      <AskedFacts item={item} />
      {item.answer_by && (
        <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('answer.by', { day: sayDays(item.answer_by, item.answer_by, language) })}
        </Typography>
      )}
      <AnswerChoice
        label={t('answer.question', { course: item.course_name })}
        choices={choicesOf(item)}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {draft.kind === 'but' && <ButFields {...{ item, draft, onChange }} />}
    </Box>
  )
}

export function AskedTitle({ item: { course_name, course_code, half } }: { item: AnswerItem }) {
  const { t } = useText()
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        <bdi>{course_name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <bdi>{course_code}</bdi> · {t(`answer.half.${half}`)}
      </Typography>
    </>
  )
}
