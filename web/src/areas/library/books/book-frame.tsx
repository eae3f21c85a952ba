import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/money'
import { languageName } from '@/lib/world'
import { useHistoryAction } from '@/session/use-history-action'
import { useMay } from '@/session/use-may'
import { useText } from '@/texts/use-text'
import { type Action, ActionMenu } from '@/ui/action-menu'
import { BackLink } from '@/ui/back-link'
import { DeleteIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { PageHeader } from '@/ui/page-header'
import { EditButton } from '@/ui/record/edit-button'
import { TabLabel } from '@/ui/record/tab-label'
import { type Editing, editPath } from '@/ui/record/use-editing'
import type { Book } from './api'
import { BookCover } from './book-cover'
import { bookCopiesPath, bookFilesPath, bookListPath, bookPath } from './book-list'
import { BookStateChip } from './book-state-chip'
import { BookTypeMark } from './book-type'
import { useBookActions } from './use-book-actions'

type BookFrameProps = {
  book: Book
  shown: 'details' | 'files' | 'copies'
  // Something on the shown page is not saved yet.
  changed?: boolean
  // Of the page that has the form; the other leads there.
  editing?: Editing
  onDeleted: () => void
  children: ReactNode
}

// What the pages of a book share: which book it is at the top, and the way from one to the other.
export function BookFrame(props: BookFrameProps) {
  const { book, shown, changed = false, editing, onDeleted, children } = props
  const { t } = useText()
  const lends = useMay('listCopies')
  return (
    <>
      <BackLink listPath={bookListPath}>{t('book.list.title')}</BackLink>
      <PageHeader
        title={book.title}
        mark={<BookCover title={book.title} src={book.cover_url} width={64} />}
        subtitle={<BookFacts book={book} />}
        actions={
          <>
            {editing ? (
              <EditButton editing={editing} />
            ) : (
              book.may_edit && <EditButton href={editPath(bookPath(book.id))} />
            )}
            <BookMenu book={book} onDeleted={onDeleted} />
          </>
        }
      />
      <Tabs
        component="nav"
        value={shown}
        aria-label={book.title}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          mb: 3,
          '& .MuiTabs-list': { gap: 3 },
          '& .MuiTab-root': { minWidth: 0, px: 0 },
        }}
      >
        <Tab
          value="details"
          component={Link}
          to={bookPath(book.id)}
          label={<TabLabel text={t('book.tab.details')} changed={changed} />}
        />
        <Tab value="files" component={Link} to={bookFilesPath(book.id)} label={t('book.files')} />
        {lends && book.type === 'paperback' && (
          <Tab value="copies" component={Link} to={bookCopiesPath(book.id)} label={t('book.copies')} />
        )}
      </Tabs>
      {children}
    </>
  )
}

// The facts people come for.
function BookFacts({ book }: { book: Book }) {
  const { language } = useText()
  return (
    <>
      {book.author && <div>{book.author}</div>}
      <Box
        sx={{ mt: 0.75, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
      >
        {book.may_edit && <BookStateChip book={book} />}
        <BookTypeMark type={book.type} />
        {book.language && <span>{languageName(book.language, language)}</span>}
        {book.price > 0 && <bdi>{formatMoney(book.price, book.currency, language)}</bdi>}
      </Box>
    </>
  )
}

const BookHistory = lazyPart(() => import('./book-history').then((m) => ({ default: m.BookHistory })))

// The rarer acts on a book, for who keeps the library or follows what was changed.
export function BookMenu({ book, onDeleted }: { book: Book; onDeleted: () => void }) {
  const { t } = useText()
  const { remove } = useBookActions()
  const history = useHistoryAction()
  const handleDelete = async () => {
    if (await remove(book)) onDeleted()
  }
  const deletion: Action = {
    label: t('book.delete.act'),
    icon: <DeleteIcon />,
    irreversible: true,
    onClick: () => void handleDelete(),
  }
  return (
    <>
      <ActionMenu
        label={t('book.list.actions', { title: book.title })}
        actions={book.may_edit ? [...history.actions, deletion] : history.actions}
      />
      {history.isOpen && <BookHistory book={book} onClose={history.close} />}
    </>
  )
}
