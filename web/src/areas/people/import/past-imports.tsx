import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, type Schemas, unwrap } from '@/api/client'
import { formatMoment } from '@/lib/dates'
import { formatFigure } from '@/lib/numbers'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { RowIdentity } from '@/ui/table/row-identity'
import { keys } from '../keys'

type PastImport = Schemas['PeopleImport']

const pastImportsQuery = () =>
  queryOptions({ queryKey: keys.imports, queryFn: () => unwrap(api.GET('/api/people/imports')) })

// One's own imports of the last days, each with the way back.
export function PastImports() {
  const { t, language } = useText()
  const { data } = useQuery(pastImportsQuery())
  if (!data || data.items.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 6, maxWidth: 640 }}>
      <Typography variant="h3" component="h2">
        {t('import.past.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>{t('import.past.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.items.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
              <RowIdentity
                title={one.file_name}
                subtitle={t('import.past.counts', {
                  created: formatFigure(one.created, language),
                  changed: formatFigure(one.changed, language),
                  at: formatMoment(one.created_at, language),
                })}
              />
            </Box>
            <UndoImport run={one} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type UndoImportProps = { run: Pick<PastImport, 'id' | 'file_name'>; onUndone?: () => void }

// Takes a whole import back, after a question.
export function UndoImport({ run, onUndone }: UndoImportProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const name = run.file_name
  const undo = async () => {
    const question = { title: t('import.undo.title', { name }), text: t('import.undo.text') }
    if (!(await confirm({ ...question, act: t('import.undo.act'), irreversible: true }))) return
    setBusy(true)
    try {
      await unwrap(api.POST('/api/people/imports/{id}/undo', { params: { path: { id: run.id } } }))
      notify({ text: t('import.undo.done', { name }) })
      onUndone?.()
    } catch (error) {
      notifyFailure(error)
    }
    setBusy(false)
    for (const queryKey of keys.afterImport) void cache.invalidateQueries({ queryKey })
  }
  return (
    <Button variant="outlined" color="inherit" loading={busy} onClick={() => void undo()}>
      {t('import.undo.act')}
    </Button>
  )
}
