import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { CloseIcon, ContentsIcon, NextIcon, PreviousIcon, SettingsIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import type { Contents, FileId, Mark } from './api'
import { MarkButton } from './mark-button'
import { whole } from './position'
import type { Seen, Target } from './reader-props'
import { papers, useReaderSettings } from './reader-settings'
import { sayLeft } from './say-left'
import { SelectionBar } from './selection-bar'
import type { SearchIn } from './side-panel'
import { useTurning } from './use-turning'

const SidePanel = lazyPart(() => import('./side-panel').then((m) => ({ default: m.SidePanel })))
const SettingsPanel = lazyPart(() => import('./settings-panel').then((m) => ({ default: m.SettingsPanel })))

type ReaderFrameProps = {
  file: FileId
  title: string
  contents: Contents
  // The line of the contents where one is; -1 before all of them.
  current: number
  marks: readonly Mark[]
  seen: Seen | null
  search: SearchIn
  // How long the whole takes to be read.
  minutes: number
  // A text that is drawn as it was printed has its letters as they are.
  printed?: boolean
  onGo: (section: number, target: Target) => void
  onTurn: (by: 1 | -1) => void
  onClose: () => void
  children: ReactNode
}

// What stands around a text: where one is, contents, search, marks and how it is set.
export function ReaderFrame(props: ReaderFrameProps) {
  const { file, title, contents, current, marks, seen, search, minutes, printed = false } = props
  const { onGo, onTurn, onClose, children } = props
  const { t } = useText()
  const { theme, mode } = useReaderSettings()
  const [panel, setPanel] = useState<'contents' | 'settings' | null>(null)
  const touch = useTurning(onTurn, mode === 'pages')
  const { paper, ink } = papers[theme]
  const close = () => setPanel(null)
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        minWidth: 0,
        bgcolor: paper,
        color: ink,
        colorScheme: theme === 'dark' ? 'dark' : 'light',
      }}
    >
      <title>{title}</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1, minHeight: 56 }}>
        <IconButton color="inherit" aria-label={t('book.reader.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>
          <Typography component="h1" noWrap sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="caption" component="div" noWrap sx={{ minHeight: '1.66em' }}>
            {contents.entries[current]?.title}
          </Typography>
        </Box>
        <MarkButton {...{ file, marks, seen }} />
        <IconButton
          color="inherit"
          aria-label={t('book.reader.contents')}
          onClick={() => setPanel('contents')}
        >
          <ContentsIcon />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={t('book.reader.settings')}
          onClick={() => setPanel('settings')}
        >
          <SettingsIcon />
        </IconButton>
      </Box>
      <Box
        {...touch}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', position: 'relative' }}
      >
        {children}
        <SelectionBar file={file} sizes={contents.sizes} />
      </Box>
      <Foot seen={seen} minutes={minutes} onTurn={onTurn} />
      {panel === 'contents' && (
        <SidePanel
          {...{ file, title, contents, current, marks, search }}
          onGo={(to, target) => {
            close()
            onGo(to, target)
          }}
          onClose={close}
        />
      )}
      {panel === 'settings' && <SettingsPanel printed={printed} onClose={close} />}
    </Box>
  )
}

type FootProps = Pick<ReaderFrameProps, 'seen' | 'minutes' | 'onTurn'>

// How far one is, and how long the rest takes.
function Foot({ seen, minutes, onTurn }: FootProps) {
  const texts = useText()
  const { t, language } = texts
  const percent = Math.floor(((seen?.from ?? 0) / whole) * 100)
  const left = Math.ceil((1 - (seen?.to ?? 0) / whole) * minutes)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pb: 1 }}>
      <IconButton color="inherit" aria-label={t('book.reader.previous')} onClick={() => onTurn(-1)}>
        <PreviousIcon />
      </IconButton>
      <LinearProgress
        color="inherit"
        variant="determinate"
        value={percent}
        aria-label={t('book.reader.progress')}
        sx={{ flex: 1 }}
      />
      <Typography role="status" variant="caption" noWrap sx={{ minWidth: '16ch', textAlign: 'end' }}>
        {seen &&
          `${formatPercent(percent / 100, language)} · ${left > 0 ? sayLeft(left, texts) : t('book.reader.end')}`}
      </Typography>
      <IconButton color="inherit" aria-label={t('book.reader.next')} onClick={() => onTurn(1)}>
        <NextIcon />
      </IconButton>
    </Box>
  )
}
