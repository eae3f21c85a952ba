import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { formatBytes } from '@/lib/bytes'
import { useText } from '@/texts/use-text'
import { confirm } from '@/ui/confirm-store'
import { FileDrop } from '@/ui/files/file-drop'
import { documentRules } from '@/ui/files/file-rules'
import { saveFile } from '@/ui/files/save-file'
import { useUpload } from '@/ui/files/use-upload'
import { CloseIcon } from '@/ui/icons'
import { notifyFailure } from '@/ui/notify-failure'
import { addFile, keepLetter, type Letter, type LetterFile, refreshLetters, removeFile } from '../api'

const rules = { ...documentRules, maxBytes: 10 * 1024 * 1024 }
const most = 5

// The files that go with a letter.
export function FilesPart({ letter }: { letter: Letter }) {
  const { t } = useText()
  const id = useId()
  const cache = useQueryClient()
  const upload = useUpload(rules, async (file, onProgress) =>
    keepLetter(cache, await addFile(letter.id, file, onProgress)),
  )
  const remove = async (file: LetterFile) => {
    const title = t('letter.files.delete_ask')
    const act = t('letter.files.delete')
    if (!(await confirm({ title, text: file.name, act, irreversible: true }))) return
    await removeFile(letter.id, file.id)
    refreshLetters(cache)
  }
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ py: 3, mt: 2, borderTop: 1, borderColor: 'divider', maxWidth: 720 }}
    >
      <Typography id={id} variant="h3" component="h2">
        {t('letter.files.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {letter.files.length === 0 && !letter.may_edit ? t('letter.files.none') : t('letter.files.text')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {letter.files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={letter.may_edit ? () => void remove(file).catch(notifyFailure) : undefined}
          />
        ))}
      </Box>
      {letter.may_edit && letter.files.length < most && (
        <Box sx={{ mt: 1.5 }}>
          <FileDrop label={t('letter.files.add')} rules={rules} upload={upload} multiple />
        </Box>
      )}
    </Box>
  )
}

type FileRowProps = { file: LetterFile; onRemove: (() => void) | undefined }

function FileRow({ file, onRemove }: FileRowProps) {
  const { t, language } = useText()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Link
        component="button"
        type="button"
        onClick={() => saveFile(file.content_url, file.name)}
        sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {file.name}
      </Link>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <bdi>{formatBytes(file.size, language)}</bdi>
      </Box>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={t('letter.files.remove', { name: file.name })}
          onClick={onRemove}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Box>
  )
}
