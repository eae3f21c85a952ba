import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@/lib/dates'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FileDrop } from '@/ui/files/file-drop'
import { documentRules } from '@/ui/files/file-rules'
import { useUpload } from '@/ui/files/use-upload'
import { DeleteIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { addPaper, type CellAddress, type Paper, papersQuery, removePaper } from './api'

// As much as the server takes.
const paperRules = { ...documentRules, maxBytes: 10 * 1024 * 1024 }

type PapersPartProps = { cell: CellAddress; mayFile: boolean; onChange: () => void }

// What somebody brought to show why he was away; where nothing is entered any more it is still read.
export function PapersPart({ cell, mayFile, onChange }: PapersPartProps) {
  const { t } = useText()
  const papers = useQuery(papersQuery(cell))
  const refresh = async () => {
    await papers.refetch()
    onChange()
  }
  const upload = useUpload(paperRules, async (file, onProgress) => {
    await addPaper(cell, file, onProgress)
    await refresh()
  })
  const remove = async (paper: Paper) => {
    const title = t('attendance.paper_ask')
    const act = t('attendance.paper_delete')
    if (!(await confirm({ title, text: paper.name, act, irreversible: true }))) return
    await removePaper(cell, paper.id).then(refresh).catch(notifyFailure)
  }
  return (
    <Box>
      <QueryView query={papers} loading={<LoadingRows rows={1} />}>
        {(items) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((paper) => (
              <PaperLine
                key={paper.id}
                paper={paper}
                onRemove={mayFile ? () => void remove(paper) : undefined}
              />
            ))}
          </Box>
        )}
      </QueryView>
      {mayFile && <FileDrop label={t('attendance.paper_add')} rules={paperRules} upload={upload} />}
    </Box>
  )
}

function PaperLine({ paper, onRemove }: { paper: Paper; onRemove: (() => void) | undefined }) {
  const { t, language } = useText()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={paper.content_url} target="_blank" rel="noreferrer">
          {paper.name}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {[paper.by, formatDay(paper.created_at, language)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {onRemove && (
        <IconButton aria-label={t('attendance.paper_remove', { name: paper.name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      )}
    </Box>
  )
}
