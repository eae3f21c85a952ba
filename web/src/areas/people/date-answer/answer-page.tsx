import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/session/session-store'
import { isLanguage } from '@/texts/languages'
import { switchLanguage } from '@/texts/texts'
import { useText } from '@/texts/use-text'
import { BarePage } from '@/ui/bare-page'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { AnswerView } from './answer-view'
import { questionQuery } from './api'

// /availability/{token}: where the mailed link leads, for guests and signed-in people alike. Mail scanners open links:
// only a click answers.
export function Component() {
  const { t } = useText()
  const { token = '' } = useParams()
  const question = useQuery(questionQuery(token))
  const asked = question.data?.language
  useEffect(() => {
    // The page speaks the language of the mail, unless somebody chose another in this browser.
    const chosen = localStorage.getItem('language') !== null || useSession.getState().user !== null
    if (isLanguage(asked) && !chosen) void switchLanguage(asked)
  }, [asked])
  const dead = question.error instanceof ApiError && question.error.status === 404
  if (dead) return <BarePage title={t('availability.answer.over')} text={t('availability.link_invalid')} />
  return (
    <QueryView
      page
      query={question}
      loading={
        <BarePage title={t('availability.answer.title')}>
          <LoadingRows rows={5} height={96} />
        </BarePage>
      }
    >
      {(data) => <AnswerView token={token} question={data} />}
    </QueryView>
  )
}
