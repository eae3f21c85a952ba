// What is filled in: not what the kit hides behind its own fields, nor what is no field to type or choose in.
const fields = [
  'input:not([type="hidden"], [type="file"], [type="range"])',
  'textarea',
  'select',
  '[role="combobox"]',
]
const field = fields.map((name) => `${name}:not(:disabled, [aria-hidden="true"], [readonly])`).join(', ')

// What was chosen for one, like one's own campus: letters would land behind its name.
const isChosen = (one: HTMLElement) =>
  one instanceof HTMLInputElement && one.getAttribute('role') === 'combobox' && one.value !== ''

// Puts the focus on the first field, or on the first that is still empty: whoever opens a form goes on typing. A field
// that has the focus already keeps it.
export function focusFirstField(root: ParentNode, { empty = false } = {}): void {
  const { activeElement } = document
  if (activeElement?.matches(field) && root.contains(activeElement)) return
  const all = [...root.querySelectorAll<HTMLElement>(field)]
  const open = empty ? all.find((one) => 'value' in one && one.value === '') : undefined
  const first = open ?? all.find((one) => !isChosen(one)) ?? all[0]
  first?.focus()
}
