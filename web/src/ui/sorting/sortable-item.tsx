import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'

// What an element needs to be the one by which a line is picked up.
export type Handle = { ref: (element: HTMLElement | null) => void; 'aria-describedby': string } & Record<
  string,
  unknown
>

type SortableItemProps = { id: string; children: (handle: Handle) => ReactNode }

// A line that can be moved among its likes.
export function SortableItem({ id, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  // Data of the moment, so it is set on the element: a style rule for each position would pile up.
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
    position: 'relative',
    zIndex: isDragging ? 1 : 'auto',
    boxShadow: isDragging ? '0 4px 12px rgb(0 0 0 / 0.2)' : 'none',
  } as const
  const described = attributes['aria-describedby']
  return (
    <li ref={setNodeRef} style={style}>
      {children({ ref: setActivatorNodeRef, 'aria-describedby': described, ...listeners })}
    </li>
  )
}
