import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { confirm } from '@/ui/confirm-store'
import { CopyIcon, DeleteIcon, EmailIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { unsavedChanges } from '@/ui/record/unsaved'
import {
  createLetter,
  deleteLetter,
  keepLetter,
  type Letter,
  type Recipient,
  recipientsQuery,
  refreshLetters,
} from '../api'
import { choiceOf, noChoice } from '../choice-fields'
import { letterPath, lettersPath } from '../paths'
import { useLetterActs } from './use-letter-acts'

type LetterActionsProps = { letter: Letter; onPreview: () => void }

// What can be done with a letter: look at it, send it, use it again.
export function LetterActions({ letter, onPreview }: LetterActionsProps) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const { send, busy } = useLetterActs(letter)
  const actions = useMoreActions(letter)
  const ask = async () => {
    if (unsavedChanges() > 0) return notify({ text: t('letter.preview.save_first'), tone: 'error' })
    const people = await cache.fetchQuery(recipientsQuery(letter)).catch(() => [])
    if (await confirm(sendQuestion(letter, people, texts))) await send()
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={onPreview}>
        {t('letter.preview.act')}
      </Button>
      {letter.state === 'draft' && (
        <Button variant="contained" loading={busy} onClick={() => void ask()}>
          {t('letter.send.act')}
        </Button>
      )}
      <ActionMenu label={t('letter.act.more')} actions={actions} />
    </>
  )
}

// Who gets none is said before, and why.
function sendQuestion({ figures }: Letter, people: readonly Recipient[], { t }: Texts) {
  const left = new Map<string, number>()
  for (const { state, reason } of people) {
    if (state === 'left_out') left.set(reason, (left.get(reason) ?? 0) + 1)
  }
  const details = [...left].map(([reason, count]) => t('letter.send.left', { why: sayWhy(reason, t), count }))
  if (figures.same_inbox > 0) details.push(t('letter.figures.same_inbox', { count: figures.same_inbox }))
  return {
    title: t('letter.send.title', { count: figures.waiting }),
    text: t('letter.send.text'),
    details,
    act: t('letter.send.act'),
  }
}

const whys = ['no_address', 'disabled', 'gone', 'unwanted'] as const

// Why somebody gets no letter; the words of a mail server are said as they are.
export function sayWhy(reason: string, t: Texts['t']): string {
  const why = whys.find((name) => name === reason)
  return why ? t(`letter.why.${why}`) : reason
}

function useMoreActions(letter: Letter): Action[] {
  const { t } = useText()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { id, campus_id, name } = letter
  const attempt = (act: () => Promise<void>) => () => void act().catch(notifyFailure)
  const copy = (template: boolean) =>
    attempt(async () => {
      const choice = choiceOf(noChoice)
      const made = await createLetter({ campus_id, name, template, from_id: id, ...choice })
      keepLetter(cache, made)
      if (template) notify({ text: t('letter.act.templated') })
      void navigate(letterPath(made.id))
    })
  const remove = attempt(async () => {
    const question = { title: t('letter.act.delete_ask'), act: t('letter.act.delete') }
    if (!(await confirm({ ...question, irreversible: true }))) return
    await deleteLetter(letter)
    notify({ text: t('letter.act.deleted', { name }) })
    void navigate(lettersPath)
    refreshLetters(cache)
  })
  const actions: Action[] = [{ label: t('letter.act.again'), icon: <EmailIcon />, onClick: copy(false) }]
  if (letter.state !== 'template') {
    actions.push({ label: t('letter.act.template'), icon: <CopyIcon />, onClick: copy(true) })
  }
  if (letter.may_edit) {
    actions.push({ label: t('letter.act.delete'), icon: <DeleteIcon />, irreversible: true, onClick: remove })
  }
  return actions
}
