import { useState } from 'react'
import { waits } from './answer-draft'
import { AnswerForm } from './answer-form'
import { AnsweredItem } from './answered-item'
import type { AnswerPage, Kind, Way } from './api'
import { useAnswering } from './use-answering'

type AnswerViewProps = {
  page: AnswerPage
  way: Way
  preset?: Kind | ''
  onPage: (page: AnswerPage) => void
  onStale: () => void
}

// What somebody is asked for a planning: what waits, to be answered; below it what he has answered.
export function AnswerView({ page, way, preset = '', onPage, onStale }: AnswerViewProps) {
  const [correcting, setCorrecting] = useState<readonly string[]>([])
  const answering = useAnswering({
    way,
    onStale,
    onAnswered: (answered) => {
      setCorrecting([])
      onPage(answered)
      window.scrollTo(0, 0)
    },
  })
  const asked = page.items.filter((item) => waits(item) || correcting.includes(item.id))
  const rest = page.items.filter((item) => !asked.includes(item))
  return (
    <>
      {asked.length > 0 && (
        <AnswerForm
          items={asked}
          preset={preset}
          answering={answering}
          onCancel={correcting.length > 0 ? () => setCorrecting([]) : undefined}
        />
      )}
      {rest.map((item) => (
        <AnsweredItem
          key={item.id}
          item={item}
          answering={answering}
          onCorrect={() => setCorrecting((ids) => [...ids, item.id])}
        />
      ))}
    </>
  )
}
