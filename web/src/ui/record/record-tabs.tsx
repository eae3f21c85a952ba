import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { unsavedChanges } from './unsaved'

export type RecordTab = {
  name: string
  label: ReactNode
  content?: ReactNode
  // A part with an address of its own: the tab leads there.
  href?: string
  // Once opened it stays drawn, out of sight, while another tab is shown: what was typed in a form is kept.
  keep?: boolean
}

type RecordTabsProps = {
  label: string
  tabs: readonly RecordTab[]
  // The part that a bare address shows, where that is not the first.
  first?: string | undefined
}

// The parts of a record. Which one is shown stands in the address.
export function RecordTabs({ label, tabs, first = tabs[0]?.name }: RecordTabsProps) {
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('tab')
  const shown = tabs.find(({ name, href }) => name === wanted && !href)?.name ?? first
  const [opened, setOpened] = useState([shown])
  if (!opened.includes(shown)) setOpened([...opened, shown])
  // Another tab is read; what was typed in this one and not saved stays as it is, and so does what else the address says.
  const show = (name: string) => {
    const next = new URLSearchParams(search)
    next.delete('tab')
    if (name !== first) next.set('tab', name)
    if (unsavedChanges() === 0) next.delete('edit')
    setSearch(next)
  }
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, name: string) => !tabs.find((tab) => tab.name === name)?.href && show(name)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mb: 3,
          // The words stand in line with the page, not with a box around them.
          '& .MuiTabs-list': { gap: 3 },
          '& .MuiTab-root': { minWidth: 0, px: 0 },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`${id}-tab-${tab.name}`}
            {...(tab.href
              ? { component: Link, to: tab.href }
              : { 'aria-controls': `${id}-panel-${tab.name}` })}
          />
        ))}
      </Tabs>
      {tabs
        .filter(({ href }) => !href)
        .map((tab) => (
          <Box
            key={tab.name}
            role="tabpanel"
            id={`${id}-panel-${tab.name}`}
            aria-labelledby={`${id}-tab-${tab.name}`}
            hidden={tab.name !== shown}
          >
            {(tab.name === shown || (tab.keep && opened.includes(tab.name))) && tab.content}
          </Box>
        ))}
    </>
  )
}
