import Box from '@mui/material/Box'

type ListedNameProps = { name: string; last: string }

// A name in a list that is in the order of last names: that one stands first, so that the order is in sight. It is
// read aloud, found and copied as people say it.
export function ListedName({ name, last }: ListedNameProps) {
  if (last === '' || !name.endsWith(last)) return name
  const first = name.slice(0, -last.length)
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexFlow: 'row-reverse wrap-reverse',
        justifyContent: 'flex-end',
        columnGap: '0.5ch',
      }}
    >
      <Box component="span" sx={{ fontWeight: 400 }}>
        {first}
      </Box>
      <span>{last}</span>
    </Box>
  )
}
