import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { DeleteIcon, DownloadIcon } from '@/ui/icons'
import type { FileId, Mark } from './api'
import { spotOf } from './position'
import type { Target } from './reader-props'
import { highlighters } from './reader-settings'
import { useMarkActs } from './use-marks'

type MarkListProps = {
  file: FileId
  title: string
  marks: readonly Mark[]
  sizes: readonly number[]
  onGo: (section: number, target: Target) => void
}

// What one has marked, each with a note of one's own, and the way to take it all along.
export function MarkList({ file, title, marks, sizes, onGo }: MarkListProps) {
  const { t } = useText()
  if (marks.length === 0) return <Typography sx={{ p: 2 }}>{t('book.reader.no_marks')}</Typography>
  return (
    <Box sx={{ p: 2 }}>
      <Button size="small" startIcon={<DownloadIcon />} onClick={() => exportMarks(title, marks)}>
        {t('book.reader.export')}
      </Button>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {marks.map((mark) => (
          <MarkRow key={mark.id} {...{ file, mark, sizes, onGo }} />
        ))}
      </Box>
    </Box>
  )
}

type MarkRowProps = Pick<MarkListProps, 'file' | 'sizes' | 'onGo'> & { mark: Mark }

function MarkRow({ file, mark, sizes, onGo }: MarkRowProps) {
  const { t } = useText()
  const acts = useMarkActs(file)
  const [note, setNote] = useState(mark.note)
  const handleOpen = () =>
    onGo(
      mark.section,
      mark.kind === 'highlight' ? { start: mark.start } : { share: spotOf(sizes, mark.position).share },
    )
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Link
          component="button"
          type="button"
          underline="hover"
          color="inherit"
          onClick={handleOpen}
          sx={{
            flex: 1,
            textAlign: 'start',
            overflowWrap: 'anywhere',
            ...(mark.kind === 'highlight' && {
              borderInlineStart: `4px solid ${highlighters[mark.color]}`,
              paddingInlineStart: 1,
            }),
          }}
        >
          {mark.quote || t('book.reader.bookmark')}
        </Link>
        <IconButton size="small" aria-label={t('book.reader.unmark')} onClick={() => acts.remove(mark)}>
          <DeleteIcon />
        </IconButton>
      </Box>
      <TextField
        fullWidth
        multiline
        size="small"
        label={t('book.reader.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onBlur={() => note !== mark.note && acts.save(mark, { note, color: mark.color })}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
        sx={{ mt: 1.5 }}
      />
    </Box>
  )
}

// A plain text that any program opens.
function exportMarks(title: string, marks: readonly Mark[]): void {
  const lines = marks.map(({ quote, note }) =>
    [quote && `> ${quote.replace(/\s+/g, ' ')}`, note].filter(Boolean).join('\n\n'),
  )
  const url = URL.createObjectURL(
    new Blob([`# ${title}\n\n${lines.join('\n\n---\n\n')}\n`], { type: 'text/markdown' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `${title}.md`
  link.click()
  URL.revokeObjectURL(url)
}
