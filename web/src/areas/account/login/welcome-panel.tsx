import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { initials } from '@/lib/initials'
import { useText } from '@/texts/use-text'

type School = {
  school: string
  // A picture; empty where the school has none.
  mark: string
}

// What the place is for, in three lines, over an open book. Only where there is room.
export function WelcomePanel({ school, mark }: School) {
  const { t } = useText()
  const lines = [
    t('account.login.panel_courses'),
    t('account.login.panel_campus'),
    t('account.login.panel_library'),
  ]
  return (
    <Box
      component="section"
      aria-label={t('account.login.panel_title')}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        px: 8,
        pt: '20vh',
        bgcolor: 'grey.50',
        borderInlineStart: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ position: 'relative', maxWidth: 440 }}>
        {/* Its room is kept: the name comes a moment after the page. */}
        <Box sx={{ minHeight: 56, mb: 4 }}>
          {(school || mark) && <SchoolMark school={school} mark={mark} />}
        </Box>
        <Typography variant="h1" component="p" sx={{ textWrap: 'balance' }}>
          {t('account.login.panel_title')}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 2 }}>
          {lines.map((line) => (
            <Box
              component="li"
              key={line}
              sx={{
                paddingInlineStart: 2,
                borderInlineStart: '3px solid',
                borderColor: 'primary.main',
                color: 'text.secondary',
                maxWidth: '55ch',
              }}
            >
              {line}
            </Box>
          ))}
        </Box>
      </Box>
      <OpenBook />
    </Box>
  )
}

const markSize = { flexShrink: 0, width: 56, height: 56 }

function SchoolMark({ school, mark }: School) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {mark ? (
        <Box component="img" src={mark} alt="" sx={{ ...markSize, objectFit: 'contain' }} />
      ) : (
        <Box
          aria-hidden
          sx={{
            ...markSize,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '1.25rem',
            fontWeight: 620,
          }}
        >
          {initials(school)}
        </Box>
      )}
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {school}
      </Typography>
    </Box>
  )
}

const sheets = Array.from({ length: 14 }, (_, at) => at)

// One sheet, from the spine to its edge: the higher it lies, the more it stands up.
function sheet(at: number, side: 1 | -1): string {
  const x = (from: number) => 320 + side * from
  return `M320 330C${x(60)} ${290 - at * 13} ${x(170)} ${285 - at * 11} ${x(310 - at * 9)} ${318 - at * 20}`
}

// Drawn in lines, of the colour that the page has: it weighs nothing and works in the dark.
function OpenBook() {
  return (
    <Box
      component="svg"
      viewBox="0 0 640 340"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        insetInline: '5%',
        bottom: 0,
        width: '90%',
        maxHeight: '42vh',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
        color: 'primary.main',
      }}
    >
      {sheets.map((at) => (
        <path key={at} d={sheet(at, 1) + sheet(at, -1)} opacity={0.5 - at * 0.03} />
      ))}
    </Box>
  )
}
