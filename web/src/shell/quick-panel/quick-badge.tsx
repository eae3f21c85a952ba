import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '@/session/session-store'
import { useMenu } from '@/shell/navigation/use-menu'
import { nothingNew, shortCount, useUnseen } from '@/ui/unseen-store'
import { refreshPanel, type Unseen, unseenQuery } from './api'
import { markEntries } from './mark-entries'

// How much in the quick panel is new, on the button that opens it; the button's own name tells it, too.
export function QuickBadge() {
  const { data } = useQuery(unseenQuery())
  useTellUnseen(data)
  if (!data?.count) return null
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        minWidth: 18,
        px: 0.5,
        borderRadius: '9px',
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: '0.6875rem',
        fontWeight: 600,
        lineHeight: '18px',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {shortCount(data.count)}
    </Box>
  )
}

// Tells the browser's tab, the installed app and the menu how much is new; the panel shows what came while it is open.
function useTellUnseen(data: Unseen | undefined): void {
  const cache = useQueryClient()
  const before = useRef<Unseen>(undefined)
  const menu = useMenu()
  const roles = useSession((state) => state.user?.role)
  useEffect(() => {
    if (!data) return
    useUnseen.setState({ count: data.count, at: markEntries(data.pages, menu, roles ?? []) })
    markApp(data.count)
    const { count = 0, newest = '' } = before.current ?? {}
    if (data.count > count || data.newest > newest) void refreshPanel(cache)
    before.current = data
  }, [data, cache, menu, roles])
  useEffect(
    () => () => {
      useUnseen.setState(nothingNew)
      markApp(0)
    },
    [],
  )
}

// Not every browser has installed apps, and one that is not installed may refuse.
function markApp(count: number): void {
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => {})
}
