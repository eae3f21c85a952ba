import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import type { PreviewFile } from './preview-content'

// The server has a plain text saved, never shown: it is read here, and drawn as words and nothing else.
export function TextView({ file }: { file: PreviewFile }) {
  const text = useQuery({
    queryKey: ['preview', file.url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(file.url, { signal }).catch(() => {
        throw new ApiError(0)
      })
      if (!answer.ok) throw new ApiError(answer.status)
      return answer.text()
    },
  })
  return (
    <QueryView query={text} loading={<LoadingRows rows={8} height={32} />}>
      {(words) => (
        <Box
          component="pre"
          // It scrolls, so the keyboard must reach it.
          tabIndex={0}
          aria-label={file.title}
          sx={{
            m: 0,
            p: 3,
            // Long lines are hard to read.
            paddingInline: 'max(24px, 50% - 38ch)',
            flex: 1,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontFamily: 'inherit',
            lineHeight: 1.6,
          }}
        >
          {words}
        </Box>
      )}
    </QueryView>
  )
}
