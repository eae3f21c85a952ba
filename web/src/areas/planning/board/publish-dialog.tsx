import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { ApiError } from '@/api/api-error'
import { askAnew } from '@/api/since'
import { sayList } from '@/lib/say-days'
import { useText } from '@/texts/use-text'
import { confirmWithReason } from '@/ui/confirm-store'
import { notify } from '@/ui/notices-store'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { boardKeys as keys } from '../keys'
import { type Board, type Preview, previewQuery, publishPlanning } from './api'
import { ChangeLines } from './change-lines'
import { sayClass } from './say-board'

// While something is being saved, what would be told is not known yet.
type PublishDialogProps = { board: Board; saving: boolean; onClose: () => void }

// What changed since everybody was last told, and for whom; then it is told.
export function PublishDialog({ board, saving, onClose }: PublishDialogProps) {
  const { t } = useText()
  const id = useId()
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true })
  const preview = useQuery({ ...previewQuery(board.planning.id, board.board), enabled: !saving })
  const publish = usePublish(board, onClose)
  const nothing = preview.data?.changes.length === 0 && board.planning.publication > 0
  return (
    <Dialog open fullWidth fullScreen={phone} maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('board.publish.title', { number: board.planning.number })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <QueryView query={preview} loading={<LoadingRows rows={5} height={52} />}>
          {(known) =>
            nothing ? (
              <div>{t('planning.nothing_new')}</div>
            ) : (
              <>
                <WhoIsTold preview={known} board={board} />
                {board.conflicts.length > 0 && (
                  <Alert severity="warning">
                    {t('board.publish.conflicts', { count: board.conflicts.length })}
                  </Alert>
                )}
                <section>
                  <Typography variant="h3" sx={{ mb: 0.5 }}>
                    {t('board.publish.changes', { count: known.changes.length })}
                  </Typography>
                  <ChangeLines board={board} changes={known.changes} />
                </section>
              </>
            )
          }
        </QueryView>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={saving || !preview.data || nothing}
          loading={publish.isPending}
          onClick={() => publish.mutate()}
        >
          {t('board.publish.act')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function WhoIsTold({ preview, board }: { preview: Preview; board: Board }) {
  const { t, language } = useText()
  const students = preview.classes.reduce((sum, one) => sum + one.students, 0)
  const codes = preview.classes.map(({ class_id }) => sayClass(board.classes, class_id))
  return (
    <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h3">{t('board.publish.told')}</Typography>
      <strong>{t('board.publish.count', { count: preview.told })}</strong>
      <div>
        {preview.people.length > 0
          ? sayList(
              preview.people.map(({ name }) => name),
              language,
            )
          : t('board.publish.no_people')}
      </div>
      {codes.length > 0 && (
        <div>{t('board.publish.classes', { count: students, classes: sayList(codes, language) })}</div>
      )}
      {preview.untold > 0 && <div>{t('board.publish.untold', { count: preview.untold })}</div>}
    </Box>
  )
}

function usePublish({ planning, board }: Board, onDone: () => void) {
  const { t } = useText()
  const cache = useQueryClient()
  const refresh = () => {
    askAnew(cache, keys.board(planning.id))
    void cache.invalidateQueries({ queryKey: keys.plannings })
  }
  return useMutation({
    mutationFn: async () => {
      const reason = planning.state === 'closed' ? await askReason(t) : ''
      return reason === null ? null : publishPlanning(planning.id, board, reason)
    },
    onSuccess: (published) => {
      if (!published) return
      notify({ text: t('board.publish.done', { number: published.publication }) })
      refresh()
      onDone()
    },
    onError: (error) => {
      notifyFailure(error)
      // Somebody has changed the board: what he did is shown before it is published.
      if (error instanceof ApiError && error.status === 409) refresh()
    },
  })
}

function askReason(t: ReturnType<typeof useText>['t']): Promise<string | null> {
  return confirmWithReason({
    ...{ title: t('board.closed.title'), text: t('board.closed.text') },
    ...{ act: t('board.publish.act'), reason: t('board.closed.reason') },
  })
}
