import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { Avatar } from '@/ui/avatar'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { Pager } from '@/ui/table/pager'
import { RowIdentity } from '@/ui/table/row-identity'
import { type Church, churchPeopleQuery, type ChurchPeople as People } from './api'

// Who belongs to a church, of the people in reach.
export function ChurchPeople({ church }: { church: Church }) {
  const { t } = useText()
  const id = useId()
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: 25 })
  const people = useQuery(churchPeopleQuery(church.id, page, pageSize))
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {t('church.people_of', { count: church.people })}
        </Typography>
        {church.people > 0 && (
          <ExportMenu path="/api/people/export" query={{ church: church.id }} name={church.name} />
        )}
      </Box>
      <QueryView query={people} loading={<LoadingRows rows={Math.min(church.people, 5) || 1} height={52} />}>
        {(list) => (
          <>
            <PeopleRows list={list} hidden={church.people - list.total} />
            <Pager
              page={page}
              pageSize={pageSize}
              total={list.total}
              more={list.more}
              onPage={(next) => setPages({ page: next, pageSize })}
              onPageSize={(size) => setPages({ page: 1, pageSize: size })}
            />
          </>
        )}
      </QueryView>
    </Box>
  )
}

// Those whom the reader does not reach are counted, not named.
function PeopleRows({ list, hidden }: { list: People; hidden: number }) {
  const { t } = useText()
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.items.map((person) => (
        <Box component="li" key={person.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Box
            component={Link}
            to={`/apps/campus/${person.student ? 'student' : 'user'}/${person.id}`}
            sx={{
              display: 'block',
              py: 1,
              color: 'inherit',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <RowIdentity
              mark={<Avatar name={person.name} src={person.photo_url} />}
              title={person.name}
              subtitle={person.city}
            />
          </Box>
        </Box>
      ))}
      {hidden > 0 && !list.more && (
        <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
          {t('church.people_elsewhere', { count: hidden })}
        </Box>
      )}
    </Box>
  )
}
