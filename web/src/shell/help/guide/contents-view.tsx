import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link } from 'react-router'
import { helpPath } from '@/shell/help/help-link'
import { chapterGroups, chaptersOf } from './chapters'
import type { Contents } from './guide'

// The chapters for somebody, group by group.
export function ContentsView({ guide, roles }: { guide: Contents; roles: readonly string[] }) {
  const id = useId()
  const own = chaptersOf(roles)
  const shown = chapterGroups
    .map((group) => ({ group, chapters: own.filter((one) => one.group === group) }))
    .filter(({ chapters }) => chapters.length > 0)
  return (
    <nav aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {guide.words.guide}
      </Typography>
      <Box sx={columns}>
        {shown.map(({ group, chapters }) => (
          <div key={group}>
            <Typography variant="h4" component="h3" sx={{ fontSize: '0.9375rem' }}>
              {guide.groups[group]}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {chapters.map((one) => (
                <li key={one.id}>
                  <MuiLink
                    component={Link}
                    to={`${helpPath}?chapter=${one.id}`}
                    underline="hover"
                    sx={{ display: 'inline-block', py: 0.5 }}
                  >
                    {guide.chapters[one.id]}
                  </MuiLink>
                </li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </nav>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
} as const
