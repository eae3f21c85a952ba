import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { ExpandIcon } from '@/ui/icons'
import { QueryView } from '@/ui/states/query-view'
import { type Board, type Publication, publicationsQuery } from './api'
import { BoardDrawer } from './board-drawer'
import { ChangeLines } from './change-lines'
import { comparePublications } from './compare-publications'

// What everybody was told, and when: each publication by itself, or what came between two of them.
export function PublicationsDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useText()
  const publications = useQuery(publicationsQuery(board.planning.id))
  return (
    <BoardDrawer title={t('board.publications.title')} onClose={onClose}>
      <QueryView query={publications}>
        {(all) => (all.length === 0 ? t('board.publications.none') : <Compared board={board} all={all} />)}
      </QueryView>
    </BoardDrawer>
  )
}

function Compared({ board, all }: { board: Board; all: readonly Publication[] }) {
  const { t, language } = useText()
  const newest = Math.max(...all.map(({ number }) => number))
  const [from, setFrom] = useState(newest - 1)
  const [to, setTo] = useState(newest)
  const told = all.find(({ number }) => number === to)
  const changes = comparePublications(all, from, to)
  const numbers = Array.from({ length: newest }, (_, at) => at + 1)
  const nameOf = (number: number) => {
    const one = all.find((other) => other.number === number)
    return t('board.publications.one', { number, at: one ? formatMoment(one.created_at, language) : '' })
  }
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ExpandIcon}
          value={from}
          onChange={(event) => setFrom(Number(event.target.value))}
          inputProps={{ 'aria-label': t('board.publications.from') }}
        >
          <option value={0}>{t('board.publications.before')}</option>
          {numbers.slice(0, -1).map((number) => (
            <option key={number} value={number} disabled={number >= to}>
              {nameOf(number)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          input={<OutlinedInput />}
          IconComponent={ExpandIcon}
          value={to}
          onChange={(event) => setTo(Number(event.target.value))}
          inputProps={{ 'aria-label': t('board.publications.to') }}
        >
          {numbers.map((number) => (
            <option key={number} value={number} disabled={number <= from}>
              {nameOf(number)}
            </option>
          ))}
        </NativeSelect>
      </Box>
      {told && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {t('board.publications.by', { who: told.by })}
        </Typography>
      )}
      {changes.length === 0 ? t('board.publications.same') : <ChangeLines board={board} changes={changes} />}
    </>
  )
}
