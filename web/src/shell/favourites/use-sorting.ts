import {
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import type { Destination } from '@/shell/navigation/destinations'
import { nameOf } from '@/shell/navigation/entry'
import { useText } from '@/texts/use-text'
import { chooseFavourites, useFavouriteIds } from './favourites-store'

// Space picks up and puts down: Enter follows the link.
const keyboardCodes = { start: ['Space'], end: ['Space', 'Enter', 'Tab'], cancel: ['Escape'] }

// What a list of favourites needs to be sorted by mouse, finger and keyboard, and to say so in words.
export function useSorting(favourites: readonly Destination[]): DndContextProps {
  const texts = useText()
  const ids = useFavouriteIds()
  const sensors = useSensors(
    // A click is not a drag, and a swipe is not one either.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  )
  const nameOfId = (id: unknown) => {
    const found = favourites.find(({ item }) => item.id === id)
    return found ? nameOf(found.item, texts) : ''
  }
  const placeOfId = (id: unknown) => favourites.findIndex(({ item }) => item.id === id) + 1
  const { t } = texts
  return {
    sensors,
    onDragEnd: ({ active, over }) => {
      swallowClick()
      if (!over || active.id === over.id) return
      const at = (id: unknown) => ids.indexOf(String(id))
      chooseFavourites(arrayMove([...ids], at(active.id), at(over.id)))
    },
    accessibility: {
      screenReaderInstructions: { draggable: t('shell.favourites.how') },
      announcements: {
        onDragStart: ({ active }) => t('shell.favourites.lifted', { name: nameOfId(active.id) }),
        onDragOver: ({ active, over }) =>
          over
            ? t('shell.favourites.at', { name: nameOfId(active.id), place: placeOfId(over.id) })
            : undefined,
        onDragEnd: ({ active, over }) =>
          t('shell.favourites.dropped', {
            name: nameOfId(active.id),
            place: placeOfId(over?.id ?? active.id),
          }),
        onDragCancel: ({ active }) => t('shell.favourites.left', { name: nameOfId(active.id) }),
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
