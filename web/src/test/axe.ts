import axe from 'axe-core'

// What a screen reader would stumble over, as readable lines. Colours are for real browsers: jsdom draws nothing.
export async function accessibilityFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
