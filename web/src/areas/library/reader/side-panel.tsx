import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { SearchField } from '@/ui/table/search-field'
import type { Contents, FileId, Hit, Mark } from './api'
import { MarkList } from './mark-list'
import type { Target } from './reader-props'

// How words are found in a text.
// biome-ignore lint/suspicious/noExplicitAny: each reader has keys of its own
export type SearchIn = (q: string) => UseQueryOptions<Hit[], Error, Hit[], any>

type SidePanelProps = {
  file: FileId
  title: string
  contents: Contents
  current: number
  marks: readonly Mark[]
  search: SearchIn
  onGo: (section: number, target: Target) => void
  onClose: () => void
}

const tabs = ['contents', 'search', 'marks'] as const

// The ways into a text: its chapters, its words, and what one has marked.
export function SidePanel(props: SidePanelProps) {
  const { file, title, contents, current, marks, search, onGo, onClose } = props
  const { t } = useText()
  const [tab, setTab] = useState<(typeof tabs)[number]>('contents')
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('book.reader.contents') } }}
    >
      <Box sx={{ width: 'min(24rem, 90vw)' }}>
        <Tabs
          value={tab}
          variant="fullWidth"
          aria-label={t('book.reader.contents')}
          onChange={(_, next) => setTab(next)}
        >
          {tabs.map((name) => (
            <Tab key={name} value={name} label={t(`book.reader.tabs.${name}`)} />
          ))}
        </Tabs>
        {tab === 'contents' && (
          <List>
            {contents.entries.map((entry, at) => (
              <ListItemButton
                // biome-ignore lint/suspicious/noArrayIndexKey: the contents of a book never change
                key={at}
                selected={at === current}
                aria-current={at === current || undefined}
                sx={{ paddingInlineStart: 2 + entry.level * 2 }}
                onClick={() => onGo(entry.section, entry.anchor ? { anchor: entry.anchor } : { share: 0 })}
              >
                <ListItemText primary={entry.title} />
              </ListItemButton>
            ))}
          </List>
        )}
        {tab === 'search' && <Search search={search} onGo={onGo} />}
        {tab === 'marks' && <MarkList {...{ file, title, marks, onGo }} sizes={contents.sizes} />}
      </Box>
    </Drawer>
  )
}

function Search({ search, onGo }: Pick<SidePanelProps, 'search' | 'onGo'>) {
  const { t } = useText()
  const [q, setQ] = useState('')
  const hits = useQuery(search(q))
  return (
    <Box sx={{ p: 2 }}>
      <SearchField label={t('book.reader.search')} value={q} onSearch={setQ} />
      {hits.data?.length === 0 && <Typography sx={{ mt: 2 }}>{t('book.reader.none_found')}</Typography>}
      <List>
        {hits.data?.map((hit) => (
          <ListItemButton
            key={`${hit.section} ${hit.start}`}
            onClick={() => onGo(hit.section, { start: hit.start })}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {hit.before}
              <strong>{hit.words}</strong>
              {hit.after}
            </Typography>
          </ListItemButton>
        ))}
      </List>
    </Box>
  )
}
