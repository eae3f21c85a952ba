import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSettled } from '@/lib/use-settled'
import { useText } from '@/texts/use-text'
import { CallIcon } from '@/ui/icons'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { type BoardCourse, type Candidate, candidatesQuery, type Half } from './api'
import { askPerson } from './board-staff'
import { sayCandidate } from './candidate-words'
import type { Acts } from './use-acts'

type CandidateListProps = { course: BoardCourse; half: Half; acts: Acts }

// Who could take it, the best first, each with what speaks for and against him; who is out of the running comes last.
export function CandidateList({ course, half, acts }: CandidateListProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const found = useQuery(candidatesQuery(course, half, useSettled(typed.trim())))
  return (
    <Box sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'action.hover' }}>
      <OutlinedInput
        fullWidth
        inputRef={field}
        value={typed}
        placeholder={t('board.candidate.search')}
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{ 'aria-label': t('board.candidate.search'), maxLength: 200 }}
      />
      <QueryView query={found} loading={<LoadingRows rows={4} height={56} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Typography sx={{ mt: 1 }}>{t('board.candidate.none')}</Typography>}
            <Box component="ol" aria-label={t('board.candidate.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((one) => (
                <CandidateRow
                  key={one.person_id}
                  {...{ one, course, half, acts }}
                  // His buttons go: who came to them by keys goes on from the search.
                  onAsked={() => field.current?.focus()}
                />
              ))}
            </Box>
            {total > items.length && (
              <Typography variant="caption">{t('board.candidate.more', { count: total })}</Typography>
            )}
          </>
        )}
      </QueryView>
    </Box>
  )
}

type CandidateRowProps = CandidateListProps & { one: Candidate; onAsked: () => void }

function CandidateRow({ one, course, half, acts, onAsked }: CandidateRowProps) {
  const texts = useText()
  const { t } = texts
  const ask = (state: 'in_analysis' | 'accepted') => {
    void acts.act((board) => askPerson(board, course.id, half, one, state))
    onAsked()
  }
  return (
    <Box
      component="li"
      sx={{ py: 1, borderBottom: 1, borderColor: 'divider', color: one.out ? 'text.secondary' : 'inherit' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 550 }}>
          <bdi>{one.name}</bdi>
        </Box>
        {one.asked ? (
          <Typography variant="caption">{t('board.candidate.asked')}</Typography>
        ) : (
          <>
            <Button
              size="small"
              aria-label={t('board.candidate.pencil_named', { name: one.name })}
              onClick={() => ask('in_analysis')}
            >
              {t('board.candidate.pencil')}
            </Button>
            <IconButton
              size="small"
              aria-label={t('board.staff.accepted_named', { name: one.name })}
              title={t('board.staff.accepted')}
              onClick={() => ask('accepted')}
            >
              <CallIcon />
            </IconButton>
          </>
        )}
      </Box>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {sayCandidate(one, half, texts).join(' · ')}
      </Box>
    </Box>
  )
}
