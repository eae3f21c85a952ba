import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { CopyIcon, SaveIcon } from '@/ui/icons'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { createView, refreshViews, updateView, type View } from './api'
import { NameForm } from './name-form'
import { ViewRow } from './view-row'

type ViewPanelProps = {
  path: string
  // What is shown now.
  query: string
  // Where everybody sees the same.
  link: string
  views: readonly View[]
  // The view that shows just this.
  current: View | undefined
  onClose: () => void
}

// The views of a list by name, and what can be done with the one that is shown.
export function ViewPanel({ path, query, link, views, current, onClose }: ViewPanelProps) {
  const { t } = useText()
  const cache = useQueryClient()
  const [naming, setNaming] = useState(false)
  const [renaming, setRenaming] = useState<View | null>(null)
  if (naming || renaming) {
    const save = async (name: string) => {
      await (renaming ? updateView({ ...renaming, name }) : createView(path, name, query))
      await refreshViews(cache)
      notify({ text: t('list.views.kept', { name }) })
      onClose()
    }
    return (
      <NameForm
        title={t(renaming ? 'list.views.rename_title' : 'list.views.save_title')}
        text={renaming ? undefined : t('list.views.save_text')}
        act={t(renaming ? 'list.views.rename_act' : 'list.views.act')}
        name={renaming?.name ?? ''}
        onSave={save}
        onCancel={() => {
          setNaming(false)
          setRenaming(null)
        }}
      />
    )
  }
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + link)
      notify({ text: t('list.views.copied') })
      onClose()
    } catch {
      notify({ text: t('list.views.copy_failed'), tone: 'error' })
    }
  }
  const handleUpdate = async (view: View) => {
    try {
      await updateView({ ...view, query })
      notify({ text: t('list.views.kept', { name: view.name }) })
    } catch (error) {
      notifyFailure(error)
    }
    await refreshViews(cache)
  }
  return (
    <Box sx={{ p: 1 }}>
      {views.length === 0 ? (
        <Box sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>{t('list.views.none')}</Box>
      ) : (
        <Box component="ul" aria-label={t('list.views.label')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isCurrent={view === current}
              onOpen={onClose}
              onRename={() => setRenaming(view)}
              onUpdate={view === current ? undefined : () => void handleUpdate(view)}
            />
          ))}
        </Box>
      )}
      <Box
        sx={{ display: 'grid', justifyItems: 'start', mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {!current && (
          <Button startIcon={<SaveIcon />} onClick={() => setNaming(true)}>
            {t('list.views.save')}
          </Button>
        )}
        <Button color="inherit" startIcon={<CopyIcon />} onClick={handleCopy}>
          {t('list.views.copy')}
        </Button>
      </Box>
    </Box>
  )
}
