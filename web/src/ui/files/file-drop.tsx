import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type DragEvent, useId, useRef, useState } from 'react'
import { formatBytes } from '@/lib/bytes'
import { useText } from '@/texts/use-text'
import { UploadIcon } from '@/ui/icons'
import type { FileRules } from './file-rules'
import type { Upload } from './use-upload'

type FileDropProps = {
  // What is wanted here: "Logo", "Document".
  label: string
  rules: FileRules
  upload: Upload
  multiple?: boolean
}

// Takes files by drag and drop or by a button. Says beforehand what is accepted, and afterwards what was wrong.
export function FileDrop({ label, rules, upload, multiple = false }: FileDropProps) {
  const { t, language } = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) =>
    void upload.send([...(list ?? [])].slice(0, multiple ? undefined : 1))
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  // Nobody needs to be told that JPG comes in two spellings.
  const formats = rules.extensions
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => extension.toUpperCase())
    .join(', ')
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        // A row that is being moved about is no file.
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      sx={{
        p: 2,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'grey.500',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : undefined,
        textAlign: 'center',
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={rules.extensions.map((extension) => `.${extension}`).join(',')}
        aria-label={label}
        onChange={(event) => {
          take(event.target.files)
          // Choosing the same file again, mended, must count as a choice.
          event.target.value = ''
        }}
      />
      <Button
        startIcon={<UploadIcon />}
        onClick={() => input.current?.click()}
        disabled={upload.progress !== null}
        aria-describedby={`${id}-formats`}
      >
        {multiple ? t('parts.files.choose_many') : t('parts.files.choose')}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } }}>
        {multiple ? t('parts.files.or_drop_many') : t('parts.files.or_drop')}
      </Box>
      <Typography id={`${id}-formats`} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('parts.files.accepted', { formats, size: formatBytes(rules.maxBytes, language) })}
      </Typography>
      {upload.progress !== null && (
        <LinearProgress
          aria-label={t('parts.files.sending')}
          variant="determinate"
          value={Math.round(upload.progress * 100)}
          sx={{ mt: 1.5 }}
        />
      )}
      {upload.errors.map((error) => (
        <Typography
          key={error}
          role="alert"
          variant="caption"
          component="p"
          sx={{ mt: 1, color: 'error.main' }}
        >
          {error}
        </Typography>
      ))}
    </Box>
  )
}
