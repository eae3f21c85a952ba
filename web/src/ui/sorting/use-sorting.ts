import {
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useText } from '@/texts/use-text'

// What is told to who cannot see the dragging.
type Spoken = 'how' | 'lifted' | 'at' | 'dropped' | 'left'
type Say = (what: Spoken, params?: Record<string, unknown>) => string

type SortingOptions = {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  // Texts of another area, where those of lists are not at hand.
  say?: Say
}

// Space picks up and puts down: Enter follows a link.
const keyboardCodes = { start: ['Space'], end: ['Space', 'Enter', 'Tab'], cancel: ['Escape'] }

// What a list needs to be sorted by mouse, finger and keyboard, and to say so in words.
export function useSorting({ ids, nameOf, onMove, say }: SortingOptions): DndContextProps {
  const { t } = useText()
  const sensors = useSensors(
    // A click is not a drag, and a swipe is not one either.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  )
  const tell: Say = say ?? ((what, params) => t(`list.order.${what}`, params))
  const at = (id: unknown) => ids.indexOf(String(id))
  const spoken = (id: unknown, place: unknown = id) => ({
    name: nameOf(String(id)),
    place: at(place) + 1,
    total: ids.length,
  })
  return {
    sensors,
    onDragEnd: ({ active, over }) => {
      swallowClick()
      if (over && active.id !== over.id) onMove(at(active.id), at(over.id))
    },
    accessibility: {
      screenReaderInstructions: { draggable: tell('how') },
      announcements: {
        onDragStart: ({ active }) => tell('lifted', spoken(active.id)),
        onDragOver: ({ active, over }) => (over ? tell('at', spoken(active.id, over.id)) : undefined),
        onDragEnd: ({ active, over }) => tell('dropped', spoken(active.id, over?.id)),
        onDragCancel: ({ active }) => tell('left', spoken(active.id)),
      },
    },
  }
}

// Letting go of a link after a drag is a click to the browser, which would open it: the kit keeps that click from the
// page, but not from the browser.
function swallowClick(): void {
  const swallow = (event: Event) => event.preventDefault()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
