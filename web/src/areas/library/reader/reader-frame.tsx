import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { formatPercent } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { CloseIcon, ContentsIcon, NextIcon, PreviousIcon, SettingsIcon } from '@/ui/icons'
import type { Contents, FileId, Mark } from './api'
import { MarkButton } from './mark-button'
import { positionOf, whole } from './position'
import { papers, useReaderSettings } from './reader-settings'
import { SelectionBar } from './selection-bar'
import { SettingsPanel } from './settings-panel'
import { SidePanel } from './side-panel'
import type { SectionHandle, Target } from './section-view'

type ReaderFrameProps = {
  file: FileId
  title: string
  contents: Contents
  marks: readonly Mark[]
  section: number
  // What of the section is to be seen, as shares of it.
  seen: { from: number; to: number }
  view: RefObject<SectionHandle | null>
  onGo: (section: number, target: Target) => void
  onTurn: (by: 1 | -1) => void
  onClose: () => void
  children: ReactNode
}

// A finger that moves so far, and more sideways than up, turns the page.
const swipe = 50

// What stands around a text: where one is, contents, search, marks and how it is set.
export function ReaderFrame(props: ReaderFrameProps) {
  const { file, title, contents, marks, section, seen, view, onGo, onTurn, onClose, children } = props
  const { t, language } = useText()
  const { theme, mode } = useReaderSettings()
  const [panel, setPanel] = useState<'contents' | 'settings' | null>(null)
  const finger = useRef<{ x: number; y: number } | null>(null)
  const position = positionOf(contents.sizes, { section, share: seen.from })
  const percent = formatPercent(position / whole, language)
  const heading = [...contents.entries].reverse().find((entry) => entry.section <= section)
  const { paper, ink } = papers[theme]
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', bgcolor: paper, color: ink }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1, minHeight: 56 }}>
        <IconButton color="inherit" aria-label={t('book.reader.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>
          <Typography component="h1" noWrap sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography variant="caption" component="div" noWrap>
            {heading?.title}
          </Typography>
        </Box>
        <MarkButton {...{ file, marks, section, seen, position, view }} />
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
        onTouchStart={({ touches: [first] }) => {
          finger.current = first ? { x: first.clientX, y: first.clientY } : null
        }}
        onTouchEnd={({ changedTouches: [last] }) => {
          const from = finger.current
          if (!from || !last || mode !== 'pages' || !window.getSelection()?.isCollapsed) return
          const x = last.clientX - from.x
          if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(last.clientY - from.y)) return
          onTurn(x < 0 === (document.dir !== 'rtl') ? 1 : -1)
        }}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', position: 'relative' }}
      >
        {children}
        <SelectionBar {...{ file, section, view }} sizes={contents.sizes} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, pb: 1 }}>
        <IconButton color="inherit" aria-label={t('book.reader.previous')} onClick={() => onTurn(-1)}>
          <PreviousIcon />
        </IconButton>
        <LinearProgress
          variant="determinate"
          value={(position / whole) * 100}
          aria-label={t('book.reader.progress')}
          sx={{ flex: 1 }}
        />
        <Typography variant="caption" sx={{ minWidth: '4ch', textAlign: 'end' }}>
          {percent}
        </Typography>
        <IconButton color="inherit" aria-label={t('book.reader.next')} onClick={() => onTurn(1)}>
          <NextIcon />
        </IconButton>
      </Box>
      <SidePanel
        {...{ file, title, contents, marks, section }}
        open={panel === 'contents'}
        onGo={(to, target) => {
          setPanel(null)
          onGo(to, target)
        }}
        onClose={() => setPanel(null)}
      />
      <SettingsPanel open={panel === 'settings'} onClose={() => setPanel(null)} />
    </Box>
  )
}
