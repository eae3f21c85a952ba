import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import { sayWeekdays } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import {
  ClosedIcon,
  EmailIcon,
  ErrorIcon,
  HistoryIcon,
  MessageIcon,
  PeopleIcon,
  PublishIcon,
  WarningIcon,
} from '@/ui/icons'
import { PageHeader } from '@/ui/page-header'
import { PlanningChip } from '../planning-chip'
import type { Board } from './api'
import { planningsPath } from './paths'
import { usePlanningActs } from './use-planning-acts'

export type DialogName = 'publish' | 'publications' | 'conflicts' | 'rows' | 'invite' | 'stays'

type BoardHeaderProps = { board: Board; onOpen: (dialog: DialogName) => void }

// Which week-end this is, how it stands, and the way to tell everybody.
export const BoardHeader = memo(function BoardHeader({ board, onOpen }: BoardHeaderProps) {
  const { t, language } = useText()
  const { planning, conflicts } = board
  const { close, cancel } = usePlanningActs(planning)
  const may = (move: Board['planning']['moves'][number]) => planning.moves.includes(move)
  const navigate = useNavigate()
  const more: (Action | false)[] = [
    planning.may_edit && {
      ...{ label: t('board.invite.send'), icon: <EmailIcon /> },
      onClick: () => onOpen('invite'),
    },
    {
      ...{ label: t('board.invite.all'), icon: <MessageIcon /> },
      onClick: () => void navigate(`${planningsPath}?view=invitations&planning=${planning.id}`),
    },
    { label: t('board.invite.stays'), icon: <PeopleIcon />, onClick: () => onOpen('stays') },
    planning.publication > 0 && {
      ...{ label: t('board.publications.open'), icon: <HistoryIcon /> },
      onClick: () => onOpen('publications'),
    },
    may('close') && { label: t('board.close.act'), icon: <ClosedIcon />, onClick: close },
    may('cancel') && {
      ...{ label: t('board.cancel.act'), icon: <ErrorIcon />, onClick: cancel },
      irreversible: true,
    },
  ]
  const title = t('board.title', { number: planning.number })
  return (
    <>
      <BackLink listPath={planningsPath}>{t('board.all')}</BackLink>
      <PageHeader
        title={planning.abbreviation ? `${title} · ${planning.abbreviation}` : title}
        subtitle={
          <Box sx={facts}>
            <PlanningChip state={planning.state} />
            <bdi>{sayWeekdays(planning.first_day, planning.last_day, language)}</bdi>
            {planning.state_reason && (
              <span>{t('board.cancel.because', { reason: planning.state_reason })}</span>
            )}
            {conflicts.length > 0 ? (
              <Button
                size="small"
                color="error"
                startIcon={<WarningIcon />}
                onClick={() => onOpen('conflicts')}
              >
                {t('board.conflicts.count', { count: conflicts.length })}
              </Button>
            ) : (
              <span>{t('board.conflicts.none')}</span>
            )}
          </Box>
        }
        actions={
          <>
            <ActionMenu label={t('board.more')} actions={more.filter((action) => action !== false)} />
            {may('publish') && (
              <Button variant="contained" startIcon={<PublishIcon />} onClick={() => onOpen('publish')}>
                {t('board.publish.open')}
              </Button>
            )}
          </>
        }
      />
    </>
  )
})

const facts = { mt: 0.75, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }
