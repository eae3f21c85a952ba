import type { Schemas } from '@/api/client'
import { useText } from '@/texts/use-text'
import { CalendarIcon, CloseIcon, EditIcon, SuccessIcon, WaitingIcon, WarningIcon } from '@/ui/icons'
import { type ChipTone, StateChip } from '@/ui/state-chip'

type Standing = Schemas['Owed']['state'] | 'draft'

const looks: Record<Standing, { tone: ChipTone; Icon: typeof SuccessIcon; struck?: boolean }> = {
  paid: { tone: 'success', Icon: SuccessIcon },
  not_paid: { tone: 'warning', Icon: WaitingIcon },
  upcoming: { tone: 'info', Icon: CalendarIcon },
  due: { tone: 'error', Icon: WarningIcon },
  draft: { tone: 'neutral', Icon: EditIcon },
  canceled: { tone: 'neutral', Icon: CloseIcon, struck: true },
}

// How an installment or an invoice stands: the same colour, picture and word on every screen.
export function StandingChip({ standing }: { standing: Standing }) {
  const { t } = useText()
  const { tone, Icon, struck = false } = looks[standing]
  return <StateChip tone={tone} icon={<Icon />} label={t(`finance.standing.${standing}`)} struck={struck} />
}

type Stated = Pick<Schemas['Invoice'], 'state' | 'standing'>

// A draft and a canceled one say so; of the others it matters how they are paid.
function standingOf({ state, standing }: Stated): Standing {
  return state === 'draft' || state === 'canceled' ? state : standing || 'not_paid'
}

export const InvoiceChip = ({ invoice }: { invoice: Stated }) => (
  <StandingChip standing={standingOf(invoice)} />
)
