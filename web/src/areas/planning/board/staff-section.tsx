import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { CallIcon, CloseIcon, EmailIcon, MoveUpIcon, SearchIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import { invitationIcons, invitationTones } from '../invitation-look'
import { InvitationPanel, LineUpButton } from '../inviting-parts'
import type { BoardCourse, Half, Staffing } from './api'
import { isNew } from './board-draft'
import { askEarlier, askPerson, inLine, takeOff } from './board-staff'
import { CandidateList } from './candidate-list'
import type { Acts } from './use-acts'

type StaffSectionProps = { course: BoardCourse; half: Half; acts: Acts; mayEdit: boolean }

// Who teaches, or translates: those in line, in their order, and the search for more.
export function StaffSection({ course, half, acts, mayEdit }: StaffSectionProps) {
  const { t } = useText()
  const [searching, setSearching] = useState(false)
  const line = inLine(course.staff, half)
  const pencilled = line.filter(({ id, state }) => state === 'in_analysis' && !isNew(id))
  const needed = half === 'teacher' || course.translated || line.length > 0
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {t(`board.half.${half}`)}
        </Typography>
        {mayEdit && (
          <Button
            size="small"
            startIcon={<SearchIcon />}
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            {t(`board.half.find_${half}`)}
          </Button>
        )}
      </Box>
      {line.length === 0 && (needed || inLine(course.staff, 'teacher').length > 0) && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(needed ? `board.half.no_${half}` : 'board.half.not_needed')}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {line.map((one, at) => (
          <StaffRow key={one.id} {...{ one, course, acts, mayEdit }} first={at === 0} />
        ))}
      </Box>
      {mayEdit && line.length > 1 && pencilled.length > 0 && (
        <LineUpButton
          {...{ course, half }}
          planningId={acts.board.planning.id}
          ids={pencilled.map(({ id }) => id)}
        />
      )}
      {searching && <CandidateList {...{ course, half, acts }} />}
    </Box>
  )
}

type StaffRowProps = Pick<StaffSectionProps, 'course' | 'acts' | 'mayEdit'> & {
  one: Staffing
  first: boolean
}

function StaffRow({ one, course, acts, mayEdit, first }: StaffRowProps) {
  const { t } = useText()
  const name = one.person_name ?? ''
  const person = { person_id: one.person_id, name }
  const [opened, setOpened] = useState(false)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 120, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Box>
      <StateChip
        tone={invitationTones[one.state]}
        icon={invitationIcons[one.state]}
        label={t(`board.state.${one.state}`)}
      />
      {mayEdit && (
        <Box sx={{ display: 'flex' }}>
          {!isNew(one.id) && (
            <IconButton
              size="small"
              aria-label={t('board.staff.invitation', { name })}
              title={t('board.staff.invitation_short')}
              onClick={() => setOpened(true)}
            >
              <EmailIcon />
            </IconButton>
          )}
          {!first && !one.sent && (
            <IconButton
              size="small"
              aria-label={t('board.staff.earlier', { name })}
              onClick={() => void acts.act((board) => askEarlier(board, course.id, one.id))}
            >
              <MoveUpIcon />
            </IconButton>
          )}
          {one.state === 'in_analysis' && (
            <IconButton
              size="small"
              aria-label={t('board.staff.accepted_named', { name })}
              title={t('board.staff.accepted')}
              onClick={() =>
                void acts.act((board) => askPerson(board, course.id, one.half, person, 'accepted'))
              }
            >
              <CallIcon />
            </IconButton>
          )}
          {!one.sent && (
            <IconButton
              size="small"
              aria-label={t('board.staff.off', { name })}
              onClick={() => void acts.act((board) => takeOff(board, course.id, one.id))}
            >
              <CloseIcon />
            </IconButton>
          )}
        </Box>
      )}
      {opened && <InvitationPanel id={one.id} onClose={() => setOpened(false)} />}
    </Box>
  )
}
