import Box from '@mui/material/Box'
import { type DragEvent, useState } from 'react'
import { useText } from '@/texts/use-text'
import type { CampusDocument } from './api'
import { DocumentRow } from './document-row'

type DocumentListProps = {
  documents: readonly CampusDocument[]
  mayEdit: boolean
  onMove: (from: number, to: number) => void
  onRename: (document: CampusDocument) => void
  onDelete: (document: CampusDocument) => void
}

// The documents in the order people gave them: by dragging a row, or with the menu.
export function DocumentList({ documents, mayEdit, onMove, onRename, onDelete }: DocumentListProps) {
  const { t } = useText()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const stop = () => {
    setDragged(null)
    setOver(null)
  }
  const dragProps = (index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(index)
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      if (dragged !== index) onMove(dragged, index)
      stop()
    },
    onDragEnd: stop,
  })
  return (
    <Box component="ul" aria-label={t('campus.tab.documents')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {documents.map((document, index) => (
        <DocumentRow
          key={document.id}
          document={document}
          target={over === index && dragged !== index}
          dragProps={mayEdit && documents.length > 1 ? dragProps(index) : undefined}
          changes={
            mayEdit
              ? {
                  onRename: () => onRename(document),
                  onDelete: () => onDelete(document),
                  onMoveUp: index > 0 ? () => onMove(index, index - 1) : undefined,
                  onMoveDown: index < documents.length - 1 ? () => onMove(index, index + 1) : undefined,
                }
              : undefined
          }
        />
      ))}
    </Box>
  )
}
