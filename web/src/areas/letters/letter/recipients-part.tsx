import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { CloseIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import {
  addRecipients,
  type Letter,
  type Recipient,
  recipientsQuery,
  refreshLetters,
  removeRecipient,
} from '../api'
import { RecipientState } from './recipient-state'

const AddDialog = lazyPart(() => import('./add-dialog').then((m) => ({ default: m.AddDialog })))

type Shown = keyof Omit<Letter['figures'], 'same_inbox'>

const shownOf = (letter: Letter): Shown[] =>
  letter.state === 'draft'
    ? ['people', 'waiting', 'left_out']
    : ['people', 'waiting', 'reached', 'opened', 'refused', 'left_out']

const belongs = (shown: Shown, { state, opened_at }: Recipient) =>
  shown === 'people' || (shown === 'opened' ? Boolean(opened_at) : state === shown)

// Whom a letter goes to. Every figure shows those whom it counts.
export function RecipientsPart({ letter }: { letter: Letter }) {
  const { t, language } = useText()
  const people = useQuery(recipientsQuery(letter))
  const [shown, setShown] = useState<Shown>('people')
  const [adding, setAdding] = useState(false)
  const { figures } = letter
  return (
    <>
      <Box
        role="group"
        aria-label={t('letter.recipients.show')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {shownOf(letter).map((name) => (
          <Button
            key={name}
            size="small"
            color="inherit"
            variant={name === shown ? 'contained' : 'outlined'}
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          >
            {t(`letter.figures.${name}`)}
            <Box component="bdi" sx={{ marginInlineStart: 1, fontWeight: 700 }}>
              {formatFigure(figures[name], language)}
            </Box>
          </Button>
        ))}
        {letter.may_edit && (
          <Button size="small" variant="contained" onClick={() => setAdding(true)}>
            {t('letter.recipients.add')}
          </Button>
        )}
      </Box>
      {figures.same_inbox > 0 && (
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('letter.figures.same_inbox', { count: figures.same_inbox })}
        </Typography>
      )}
      <QueryView query={people} loading={<LoadingRows rows={8} height={44} />}>
        {(all) => (
          <RecipientList
            letter={letter}
            people={all.filter((one) => belongs(shown, one))}
            none={all.length === 0}
          />
        )}
      </QueryView>
      {adding && <AddDialog letter={letter} onClose={() => setAdding(false)} />}
    </>
  )
}

type RecipientListProps = { letter: Letter; people: readonly Recipient[]; none: boolean }

function RecipientList({ letter, people, none }: RecipientListProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const then = (act: Promise<unknown>) => act.then(() => refreshLetters(cache)).catch(notifyFailure)
  const remove = async (personId: string, name: string) => {
    await removeRecipient(letter.id, personId)
    refreshLetters(cache)
    const again = { person_ids: [personId], class_ids: [], list_ids: [] }
    notify({
      text: t('letter.recipients.removed', { name }),
      undo: () => void then(addRecipients(letter.id, again)),
    })
  }
  if (people.length === 0) {
    return <EmptyState text={t(none ? 'letter.recipients.none' : 'letter.recipients.none_of_these')} />
  }
  return (
    <Box
      component="ul"
      aria-label={t('letter.recipients.title')}
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}
    >
      {people.map((one) => {
        const name = `${one.last_name} ${one.first_name}`
        return (
          <Box
            key={one.person_id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              minHeight: 44,
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>{' '}
              <Box
                component="span"
                sx={{ color: 'text.secondary', textTransform: 'uppercase', fontSize: '0.75rem' }}
              >
                {one.language}
              </Box>
            </Box>
            <RecipientState recipient={one} />
            {letter.may_edit && (
              <IconButton
                size="small"
                aria-label={t('letter.recipients.remove', { name })}
                onClick={() => void remove(one.person_id, name).catch(notifyFailure)}
              >
                <CloseIcon />
              </IconButton>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
