import Button from '@mui/material/Button'
import { useState } from 'react'
import { loadTexts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { CheckIcon, CloseIcon, LogoutIcon, RestoreIcon, StudentIcon, SwapIcon, WaitingIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { notify } from '@/ui/notices-store'
import type { Enrollment } from './api'
import { type Move, usePlainMoves } from './moves'

// What few people come for brings its texts along.
const texts = () => loadTexts(['leaving'])

const EndDialog = lazyPart(async () => {
  const part = import('./end-dialog')
  return { default: (await Promise.all([part, texts()]))[0].EndDialog }
})
const BackDialog = lazyPart(async () => {
  const part = import('./back-dialog')
  return { default: (await Promise.all([part, texts()]))[0].BackDialog }
})
const TransferDialog = lazyPart(async () => {
  const part = import('./transfer-dialog')
  return { default: (await Promise.all([part, texts()]))[0].TransferDialog }
})

type EnrollmentMovesProps = {
  enrollment: Enrollment
  // Something typed is not saved yet: a move would go by what was there before.
  unsaved?: boolean
  // The move that people come for stands as a button beside the menu.
  withButton?: boolean
  // What the menu offers besides.
  more?: readonly Action[]
}

// What may be done with an enrollment now, as the server says; each asks first and tells what it will do.
export function EnrollmentMoves({
  enrollment,
  unsaved = false,
  withButton = false,
  more = [],
}: EnrollmentMovesProps) {
  const { t } = useText()
  const plain = usePlainMoves()
  const [asked, setAsked] = useState<Move | null>(null)
  const start = (move: Move) => {
    if (unsaved) notify({ text: t('enrollment.save_first'), tone: 'info' })
    else if (move === 'confirm' || move === 'undo') void plain[move](enrollment)
    else setAsked(move)
  }
  const moves = enrollment.moves as Move[]
  const main = withButton ? moves.find((move) => move === 'confirm' || move === 'undo') : undefined
  const actions = moves
    .filter((move) => move !== main)
    .map((move): Action => {
      const Icon = moveIcons[move]
      return { label: t(`enrollment.move.${move}`), icon: <Icon />, onClick: () => start(move) }
    })
  const close = () => setAsked(null)
  return (
    <>
      <ActionMenu
        label={t('enrollment.actions', { name: enrollment.person_name })}
        actions={[...actions, ...more]}
      />
      {main && (
        <Button variant={main === 'confirm' ? 'contained' : 'outlined'} onClick={() => start(main)}>
          {t(`enrollment.move.${main}`)}
        </Button>
      )}
      {(asked === 'withdraw' || asked === 'fail' || asked === 'complete') && (
        <EndDialog enrollment={enrollment} move={asked} onClose={close} />
      )}
      {asked === 'back' && <BackDialog enrollment={enrollment} onClose={close} />}
      {asked === 'transfer' && <TransferDialog enrollment={enrollment} onClose={close} />}
    </>
  )
}

const moveIcons: Record<Move, typeof CheckIcon> = {
  confirm: CheckIcon,
  back: WaitingIcon,
  transfer: SwapIcon,
  complete: StudentIcon,
  fail: CloseIcon,
  withdraw: LogoutIcon,
  undo: RestoreIcon,
}
