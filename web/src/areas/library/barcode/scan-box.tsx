import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useText } from '@/texts/use-text'
import { beep } from '@/ui/barcode/beep'
import { Camera, CameraButton } from '@/ui/barcode/camera'
import { ErrorIcon, ScanIcon, SuccessIcon } from '@/ui/icons'

type Said = { text: string; well: boolean }
type Line = Said & { number: number }

type ScanBoxProps = {
  title: string
  label: string
  onCode: (code: string) => Promise<Said>
  // The field into which a scanner types.
  field?: Ref<HTMLInputElement>
  // What stands before the field.
  children?: ReactNode
}

// How many of what was scanned stay in sight.
const shown = 12

/** One code after the other, by scanner, camera or fingers: nobody touches the screen between two of them. */
export function ScanBox({ title, label, onCode, field, children }: ScanBoxProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const [camera, setCamera] = useState(false)
  const [lines, setLines] = useState<readonly Line[]>([])
  const number = useRef(0)
  const scan = async (code: string) => {
    const said = await onCode(code)
    beep(said.well)
    number.current += 1
    const line = { ...said, number: number.current }
    setLines((all) => [line, ...all].slice(0, shown))
  }
  return (
    <Box component="section" aria-label={title} sx={{ mb: 4, maxWidth: 860 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {children}
        {/* The camera stays beside the field it stands for. */}
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <OutlinedInput
            value={typed}
            inputRef={field}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return
              event.preventDefault()
              void scan(typed.trim())
              setTyped('')
            }}
            placeholder={label}
            startAdornment={
              <InputAdornment position="start">
                <ScanIcon fontSize="small" />
              </InputAdornment>
            }
            inputProps={{ 'aria-label': label, maxLength: 64, autoComplete: 'off' }}
            sx={{ width: 240, minHeight: 44 }}
          />
          <CameraButton label={t('loan.desk.camera')} on={camera} onChange={setCamera} />
        </Box>
      </Box>
      {camera && (
        <Box sx={{ mt: 1.5, maxWidth: 360 }}>
          <Camera repeat onCode={(code) => void scan(code)} />
        </Box>
      )}
      <Box role="log" aria-label={title} sx={{ mt: 1.5 }}>
        {lines.map((line) => (
          <Box key={line.number} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            {line.well ? <SuccessIcon color="success" /> : <ErrorIcon color="error" />}
            <Typography sx={{ overflowWrap: 'anywhere' }}>{line.text}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
