import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useRef } from 'react'
import { shortDays } from '@/lib/say-days'
import { useMay } from '@/session/use-may'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { documentRules } from '@/ui/files/file-rules'
import { CheckIcon, CloseIcon, InfoIcon, SuccessIcon, WaitingIcon } from '@/ui/icons'
import { StateChip } from '@/ui/state-chip'
import type { CatchUp } from './api'
import { MissedLine } from './missed-line'
import { useCatchUpActs } from './use-catch-up-acts'

const looks = {
  open: { tone: 'info', icon: <WaitingIcon /> },
  proposed: { tone: 'success', icon: <CheckIcon /> },
  settled: { tone: 'neutral', icon: <InfoIcon /> },
  taken: { tone: 'done', icon: <SuccessIcon /> },
  ended: { tone: 'neutral', icon: <CloseIcon /> },
} as const

// One catch-up: who makes up for what, how far it is, and the next thing to do.
export function CatchUpRow({ catchUp, named }: { catchUp: CatchUp; named: boolean }) {
  const texts = useText()
  const { t, language } = texts
  const { state, proposed, settled, work } = catchUp
  const look = proposed ? 'proposed' : settled ? 'settled' : state
  const due = t('catchup.due', { day: shortDays(catchUp.due_day, catchUp.due_day, language) })
  return (
    <MissedLine
      missed={catchUp.missed}
      named={named}
      details={[how(catchUp, texts), state === 'open' && due, catchUp.note]}
      actions={<Acts catchUp={catchUp} />}
    >
      <StateChip {...looks[look]} label={t(`catchup.state.${look}`)} />
      {catchUp.proof && <span>{proofOf(catchUp, texts)}</span>}
      {work.content_url && (
        <Link href={work.content_url} target="_blank" rel="noreferrer">
          {t('catchup.handed_in')} <bdi>{work.name}</bdi>
        </Link>
      )}
    </MissedLine>
  )
}

function how({ way, other }: CatchUp, { t, language }: Texts): string {
  if (way !== 'elsewhere') return t(`catchup.ways.${way}`)
  return [
    t('catchup.ways.elsewhere'),
    `${other.campus_name} ${other.class_code}`,
    shortDays(other.day, other.day, language),
  ].join(', ')
}

function proofOf({ proof, heard, work }: CatchUp, { t }: Texts): string {
  return proof ? t(`catchup.proof.${proof}`, { percent: String(heard), name: work.accepted_by }) : ''
}

function Acts({ catchUp }: { catchUp: CatchUp }) {
  const { t } = useText()
  const picker = useRef<HTMLInputElement>(null)
  const { busy, take, accept, handIn, end } = useCatchUpActs(catchUp)
  const mayTake = useMay('takeCatchUp') && catchUp.proposed
  const open = catchUp.state === 'open' && !catchUp.settled
  const wantsWork = open && catchUp.way === 'work' && !catchUp.proof
  const mayAccept = useMay('acceptCatchUp') && wantsWork && catchUp.work.name !== ''
  const mayHandIn = useMay('handInCatchUp') && wantsWork
  const mayEnd = useMay('endCatchUp') && catchUp.state === 'open'
  return (
    <>
      {mayTake && (
        <Button variant="contained" size="small" loading={busy} onClick={take}>
          {t('catchup.take')}
        </Button>
      )}
      {mayAccept && (
        <Button variant="outlined" size="small" loading={busy} onClick={accept}>
          {t('catchup.accept')}
        </Button>
      )}
      {mayHandIn && (
        <>
          <Button size="small" loading={busy} onClick={() => picker.current?.click()}>
            {t('catchup.hand_in')}
          </Button>
          <Box
            component="input"
            type="file"
            hidden
            ref={picker}
            accept={documentRules.extensions.map((one) => `.${one}`).join(',')}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) handIn(file)
              event.target.value = ''
            }}
          />
        </>
      )}
      {mayEnd && (
        <Button size="small" color="inherit" disabled={busy} onClick={() => void end()}>
          {t('catchup.end')}
        </Button>
      )}
    </>
  )
}
