import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { lazyPart } from '@/ui/lazy-part'
import { EmptyState } from '@/ui/states/empty-state'
import { LoadingRows } from '@/ui/states/loading-rows'
import { QueryView } from '@/ui/states/query-view'
import { ExportMenu } from '@/ui/table/export-menu'
import { GroupHeading } from '../enrollments/group-heading'
import { type Knowledge, knowledgeQuery, type Whose } from './api'
import { KnowledgeTable } from './knowledge-table'
import { useKnowledgeMay } from './use-knowledge-may'

const KnowledgeDialog = lazyPart(() =>
  import('./knowledge-dialog').then((m) => ({ default: m.KnowledgeDialog })),
)

type KnowledgeListProps = { whose: Whose; title: string; text: string; none: string; add: string }

// What is said of teachers and courses, with the way to say more.
export function KnowledgeList({ whose, title, text, none, add }: KnowledgeListProps) {
  const { t } = useText()
  const may = useKnowledgeMay(whose)
  const list = useQuery(knowledgeQuery(whose))
  // What is being changed; null for something new.
  const [said, setSaid] = useState<Knowledge | null | undefined>()
  const button = may.say && (
    <Button variant="outlined" onClick={() => setSaid(null)}>
      {add}
    </Button>
  )
  return (
    <section>
      <QueryView query={list} loading={<LoadingRows rows={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={none} action={button} />
          ) : (
            <>
              <GroupHeading
                title={title}
                count={rows.length}
                text={text}
                action={
                  <>
                    <ExportMenu path="/api/knowledge/export" query={whose} name="courses" />
                    {button}
                  </>
                }
              />
              <KnowledgeTable label={title} rows={rows} whose={whose} may={may} onChange={setSaid} />
            </>
          )
        }
      </QueryView>
      {said !== undefined && (
        <KnowledgeDialog
          title={said ? t('knowledge.change') : add}
          whose={whose}
          said={said ?? undefined}
          onClose={() => setSaid(undefined)}
        />
      )}
    </section>
  )
}
