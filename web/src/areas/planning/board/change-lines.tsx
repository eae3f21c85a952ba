import Box from '@mui/material/Box'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { AddIcon, CloseIcon, EditIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { sayHours } from '../agenda/say-session'
import type { Board, PublishedChange, PublishedPart } from './api'
import { sayClass, sayShortDay } from './say-board'

const chips = {
  added: { tone: 'success', icon: <AddIcon /> },
  changed: { tone: 'info', icon: <EditIcon /> },
  canceled: { tone: 'error', icon: <CloseIcon /> },
} as const

// The sessions that are new, changed or gone, each as it was and as it is.
export function ChangeLines({ board, changes }: { board: Board; changes: readonly PublishedChange[] }) {
  const texts = useText()
  const { t } = texts
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map(({ kind, session_id, before, after, what }) => {
        const now = after ?? before
        const was = kind === 'changed' && before && after ? sayDifference(before, after, board, texts) : ''
        return (
          <Box component="li" key={session_id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, fontWeight: 550 }}>
                <bdi>{now?.course_name}</bdi>
              </Box>
              <StateChip {...chips[kind]} label={t(`board.change.${kind}`)} />
            </Box>
            {now && <Box sx={{ fontSize: '0.8125rem' }}>{sayPart(now, board, texts)}</Box>}
            {was && (
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {t('board.change.was', {
                  what: what.map((one) => t(`board.change.what.${one}`)).join(', '),
                  was,
                })}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

function sayPart(part: PublishedPart, board: Board, { language }: Texts): string {
  return [
    `${sayShortDay(part.day, language)}, ${sayHours(part, language)}`,
    sayClasses(part, board),
    sayPeople(part),
    part.place,
  ]
    .filter(Boolean)
    .join(' · ')
}

// Only what is no longer so.
function sayDifference(
  before: PublishedPart,
  after: PublishedPart,
  board: Board,
  { language }: Texts,
): string {
  const says = [
    (part: PublishedPart) => part.course_name,
    (part: PublishedPart) => `${sayShortDay(part.day, language)}, ${sayHours(part, language)}`,
    (part: PublishedPart) => sayClasses(part, board),
    sayPeople,
    (part: PublishedPart) => part.place,
  ]
  return says
    .filter((say) => say(before) !== say(after))
    .map((say) => say(before) || '–')
    .join(' · ')
}

function sayClasses({ class_ids }: PublishedPart, { classes }: Board): string {
  return class_ids.map((id) => sayClass(classes, id)).join(', ')
}

const sayPeople = ({ people }: PublishedPart) => people.map(({ name }) => name).join(', ')
