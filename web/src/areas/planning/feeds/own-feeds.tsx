import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '@/texts/use-text'
import { FormSection } from '@/ui/record/form-section'
import { FullWidth } from '@/ui/record/full-width'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { feedsQuery } from './api'
import { FeedList } from './feed-list'

// By which links one's calendars read sessions: a tab of the own profile.
export function OwnFeeds() {
  const { t } = useText()
  const feeds = useQuery(feedsQuery())
  return (
    <FormSection title={t('feed.list.title')} text={t('feed.list.text')}>
      <FullWidth>
        <QueryView query={feeds} loading={<LoadingRows rows={2} height={72} />}>
          {(found) =>
            found.length > 0 ? (
              <FeedList feeds={found} label={t('feed.list.title')} />
            ) : (
              <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
                {t('feed.list.none')}
                <Button component={Link} to="/apps/academic/program/agenda" variant="outlined">
                  {t('feed.list.agenda')}
                </Button>
              </Box>
            )
          }
        </QueryView>
      </FullWidth>
    </FormSection>
  )
}
