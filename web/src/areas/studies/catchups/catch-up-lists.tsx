import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { MessageState } from '@/ui/states/message-state'
import type { CatchUps, MissedSession } from './api'
import { CatchUpRow } from './catch-up-row'
import { MissedLine } from './missed-line'

const OpenDialog = lazyPart(() =>
  import('./open-catch-up-dialog').then((m) => ({ default: m.OpenCatchUpDialog })),
)

// The catch-ups of a class or of a student, and what was missed besides.
export function CatchUpLists({ all, named }: { all: CatchUps; named: boolean }) {
  const { t } = useText()
  const mayOpen = useMay('openCatchUp')
  const [opened, setOpened] = useState<MissedSession | null>(null)
  if (all.items.length + all.missed.length === 0) {
    return <MessageState title={t('catchup.empty')} text={t('catchup.empty_details')} />
  }
  return (
    <>
      {all.items.length > 0 && (
        <Part title={t('catchup.arranged')}>
          {all.items.map((one) => (
            <CatchUpRow key={one.id} catchUp={one} named={named} />
          ))}
        </Part>
      )}
      {all.missed.length > 0 && (
        <Part title={t('catchup.missed')}>
          {all.missed.map((one) => (
            <MissedLine
              key={one.session_id + one.enrollment_id}
              missed={one}
              named={named}
              actions={
                mayOpen && (
                  <Button size="small" variant="outlined" onClick={() => setOpened(one)}>
                    {t('catchup.open')}
                  </Button>
                )
              }
            />
          ))}
        </Part>
      )}
      {opened && <OpenDialog missed={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
