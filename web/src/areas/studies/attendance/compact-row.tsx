import { useText } from '@/texts/use-text'
import { DotIcon } from '@/ui/icons'
import { nameOf } from './say-sheet'
import { markOf, type Value, values } from './sheet-marks'
import { MoreCell, type RowProps, rowClass, StudentCell, tabIndexOf, useRowSwipe } from './student-row'
import { valueLook } from './value-look'

type CompactRowProps = RowProps & { open: boolean; onOpen: (open: boolean) => void }

// A student on a phone: the value he has, which opens the six.
export function CompactRow(props: CompactRowProps) {
  const { session, student, state, row, column, marking, open, onOpen } = props
  const { t } = useText()
  const { value } = markOf(student, session.id)
  const may = marking.mayMark(student, session.id)
  const swipe = useRowSwipe(props)
  const word = t(value ? valueLook[value].text : 'attendance.value.none')
  const choose = (one: Value) => {
    marking.choose(student, session.id, one)
    onOpen(false)
  }
  return (
    <>
      <tr className={`${rowClass(may, state)}${open ? ' told' : ''}`} {...swipe}>
        <th scope="row">
          <StudentCell {...props} />
        </th>
        <td style={{ width: 116, padding: 4 }}>
          <button
            type="button"
            className="value chosen"
            data-value={value || undefined}
            data-row={row}
            data-column={0}
            tabIndex={tabIndexOf(column, 0)}
            aria-expanded={open}
            aria-label={t('attendance.set', { name: nameOf(student), value: word })}
            aria-disabled={!may || undefined}
            onClick={() => may && onOpen(!open)}
          >
            {value ? valueLook[value].icon : <DotIcon />}
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{word}</span>
          </button>
        </td>
        <MoreCell {...props} at={1} />
      </tr>
      {open && (
        <tr>
          <td colSpan={3} style={{ padding: 0 }}>
            <div className="six">
              {values.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="value"
                  data-value={one}
                  aria-pressed={one === value}
                  onClick={() => choose(one)}
                >
                  {valueLook[one].icon}
                  {t(valueLook[one].text)}
                </button>
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
