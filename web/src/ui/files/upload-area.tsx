import Box from '@mui/material/Box'
import { FileDrop } from './file-drop'
import { UploadList } from './upload-list'
import type { Uploads } from './use-uploads'

type UploadAreaProps = {
  // What is wanted here: "Documents".
  label: string
  uploads: Uploads
  multiple?: boolean
}

// Takes large files and shows how far each of them is. Needs the texts "upload".
export function UploadArea({ label, uploads, multiple = true }: UploadAreaProps) {
  const { rules, errors, add, all, scope } = uploads
  const drop = { progress: null, errors, send: async (files: File[]) => add(files) }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FileDrop label={label} rules={rules} upload={drop} multiple={multiple} />
      {all.length > 0 && <UploadList uploads={all} scope={scope} />}
    </Box>
  )
}
