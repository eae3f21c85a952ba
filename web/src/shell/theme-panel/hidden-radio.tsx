import { styled } from '@mui/material/styles'

// A real radio button that lies unseen over the tile it stands for: arrow keys, screen readers and a finger meet what
// they know.
const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

type HiddenRadioProps = { name: string; checked: boolean; onPick: () => void }

export function HiddenRadio({ name, checked, onPick }: HiddenRadioProps) {
  return <Radio type="radio" name={name} checked={checked} onChange={onPick} />
}
