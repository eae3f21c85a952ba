import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sayDay } from '@/lib/calendar-days'
import type { Texts } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { sayFailure } from '../barcode/say-failure'
import { ScanBox } from '../barcode/scan-box'
import { useInOrder } from '../barcode/use-in-order'
import { isCard, lend, type Reader, readerOfCard, refreshLoans, takeBack } from './api'
import { ReaderField } from './reader-field'
import { sayCharged } from './say-charged'

type Mode = 'lend' | 'back'
type At = { mode: Mode; reader: Reader | null }

/**
 * Books go out and come back one scan after the other: nobody touches the screen between two of them. Who takes them is
 * chosen, or scanned by his card.
 */
export function Desk({ campusId }: { campusId: string }) {
  const texts = useText()
  const { t } = texts
  const cache = useQueryClient()
  const { shown, at, turn, choose, inOrder } = useTurns()
  const { mode, reader } = shown
  const field = useRef<HTMLInputElement>(null)
  const act = async (code: string): Promise<string> => {
    if (!isCard(code)) {
      const now = at.current
      return now.mode === 'lend' && now.reader ? lendTo(now.reader, code, texts) : comeBack(code, texts)
    }
    // A card that is not known is not that of who stood here before.
    turn({ mode: 'lend', reader: null })
    const found = await readerOfCard(code)
    turn({ reader: found })
    return t('loan.desk.card', { name: found.name })
  }
  const scan = async (code: string) => {
    if (at.current.mode === 'lend' && !at.current.reader && !isCard(code))
      return { text: t('loan.desk.who_first'), well: false }
    try {
      const text = await act(code)
      refreshLoans(cache)
      return { text, well: true }
    } catch (error) {
      return { text: `${code} – ${sayFailure(error, texts)}`, well: false }
    }
  }
  return (
    <ScanBox
      title={t('loan.desk.title')}
      label={t('loan.desk.scan')}
      onCode={(code) => inOrder(() => scan(code))}
      field={field}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={t('loan.desk.title')}
        onChange={(_event, next: Mode | null) => {
          if (next) choose({ mode: next })
          field.current?.focus()
        }}
      >
        {(['lend', 'back'] as const).map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 2 }}>
            {t(`loan.desk.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {mode === 'lend' && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {/* A card proves nothing: who lends looks at the face. Its room is kept. */}
          <Box sx={{ width: 56, height: 56 }}>
            {reader && <Avatar name={reader.name} src={reader.photo} size={56} />}
          </Box>
          <ReaderField
            {...{ campusId, reader }}
            onReader={(next) => {
              choose({ reader: next })
              if (next) field.current?.focus()
            }}
          />
        </Box>
      )}
    </ScanBox>
  )
}

// Whose turn it is. A scan finds what the scans and choices before it have left, whatever the screen showed when it was
// made; and what was scanned before a choice goes to whom it was scanned for.
function useTurns() {
  const [shown, show] = useState<At>({ mode: 'lend', reader: null })
  const at = useRef(shown)
  const inOrder = useInOrder()
  const turn = (change: Partial<At>) => {
    at.current = { ...at.current, ...change }
    show(at.current)
  }
  const choose = (change: Partial<At>) => {
    show({ ...shown, ...change })
    void inOrder(async () => turn(change))
  }
  return { shown, at, turn, choose, inOrder }
}

async function lendTo(reader: Reader, code: string, { t, language }: Texts): Promise<string> {
  const loan = await lend(code, reader.id)
  return t('loan.desk.lent', { title: loan.title, name: reader.name, day: sayDay(loan.due_day, language) })
}

async function comeBack(code: string, { t }: Texts): Promise<string> {
  const { outcome, copy, loan } = await takeBack(code)
  const name = loan?.borrower ?? ''
  const said = [t(`loan.desk.outcome.${outcome}`, { title: copy.title, name })]
  if (copy.kept_for) said.push(t('loan.desk.kept', { name: copy.kept_for }))
  if (outcome === 'found' && loan) said.push(sayCharged(loan, t))
  return said.join(' – ')
}
