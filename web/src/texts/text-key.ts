import type access from './fr/access.json'
import type account from './fr/account.json'
import type accounting from './fr/accounting.json'
import type agenda from './fr/agenda.json'
import type answer from './fr/answer.json'
import type application from './fr/application.json'
import type attendance from './fr/attendance.json'
import type availability from './fr/availability.json'
import type badge from './fr/badge.json'
import type board from './fr/board.json'
import type book from './fr/book.json'
import type booklist from './fr/booklist.json'
import type campus from './fr/campus.json'
import type card from './fr/card.json'
import type catchup from './fr/catchup.json'
import type check from './fr/check.json'
import type church from './fr/church.json'
import type class_ from './fr/class.json'
import type cockpit from './fr/cockpit.json'
import type conflict from './fr/conflict.json'
import type copy from './fr/copy.json'
import type course from './fr/course.json'
import type courserequest from './fr/courserequest.json'
import type curriculum from './fr/curriculum.json'
import type edit from './fr/edit.json'
import type enrolled from './fr/enrolled.json'
import type enrollment from './fr/enrollment.json'
import type feed from './fr/feed.json'
import type field from './fr/field.json'
import type file from './fr/file.json'
import type finance from './fr/finance.json'
import type grade from './fr/grade.json'
import type history from './fr/history.json'
import type home from './fr/home.json'
import type importing from './fr/import.json'
import type instructor from './fr/instructor.json'
import type invitation from './fr/invitation.json'
import type inviting from './fr/inviting.json'
import type invoice from './fr/invoice.json'
import type issued from './fr/issued.json'
import type kept from './fr/kept.json'
import type knowledge from './fr/knowledge.json'
import type leaving from './fr/leaving.json'
import type ledger from './fr/ledger.json'
import type letter from './fr/letter.json'
import type line from './fr/line.json'
import type list from './fr/list.json'
import type loan from './fr/loan.json'
import type look from './fr/look.json'
import type merge from './fr/merge.json'
import type network from './fr/network.json'
import type parts from './fr/parts.json'
import type payer from './fr/payer.json'
import type payment from './fr/payment.json'
import type people from './fr/people.json'
import type person from './fr/person.json'
import type photo from './fr/photo.json'
import type place from './fr/place.json'
import type planning from './fr/planning.json'
import type plannings from './fr/plannings.json'
import type player from './fr/player.json'
import type podcast from './fr/podcast.json'
import type preview from './fr/preview.json'
import type privacy from './fr/privacy.json'
import type profile from './fr/profile.json'
import type record from './fr/record.json'
import type recording from './fr/recording.json'
import type region from './fr/region.json'
import type report from './fr/report.json'
import type request from './fr/request.json'
import type reservation from './fr/reservation.json'
import type rhema from './fr/rhema.json'
import type session from './fr/session.json'
import type settings from './fr/settings.json'
import type shell from './fr/shell.json'
import type signature from './fr/signature.json'
import type space from './fr/space.json'
import type stock from './fr/stock.json'
import type storage from './fr/storage.json'
import type till from './fr/till.json'
import type timetable from './fr/timetable.json'
import type ui from './fr/ui.json'
import type upload from './fr/upload.json'

// One line for each file of texts: the file's name is the first part of its keys.
type Catalogue = {
  access: typeof access
  account: typeof account
  accounting: typeof accounting
  agenda: typeof agenda
  answer: typeof answer
  application: typeof application
  attendance: typeof attendance
  availability: typeof availability
  badge: typeof badge
  board: typeof board
  book: typeof book
  booklist: typeof booklist
  campus: typeof campus
  catchup: typeof catchup
  card: typeof card
  check: typeof check
  church: typeof church
  class: typeof class_
  cockpit: typeof cockpit
  conflict: typeof conflict
  copy: typeof copy
  course: typeof course
  courserequest: typeof courserequest
  curriculum: typeof curriculum
  edit: typeof edit
  enrolled: typeof enrolled
  enrollment: typeof enrollment
  feed: typeof feed
  field: typeof field
  file: typeof file
  finance: typeof finance
  grade: typeof grade
  history: typeof history
  import: typeof importing
  instructor: typeof instructor
  invitation: typeof invitation
  inviting: typeof inviting
  invoice: typeof invoice
  issued: typeof issued
  kept: typeof kept
  knowledge: typeof knowledge
  leaving: typeof leaving
  ledger: typeof ledger
  letter: typeof letter
  line: typeof line
  list: typeof list
  loan: typeof loan
  parts: typeof parts
  payer: typeof payer
  payment: typeof payment
  people: typeof people
  home: typeof home
  look: typeof look
  merge: typeof merge
  network: typeof network
  person: typeof person
  photo: typeof photo
  place: typeof place
  planning: typeof planning
  plannings: typeof plannings
  player: typeof player
  podcast: typeof podcast
  preview: typeof preview
  privacy: typeof privacy
  profile: typeof profile
  record: typeof record
  recording: typeof recording
  region: typeof region
  report: typeof report
  request: typeof request
  reservation: typeof reservation
  rhema: typeof rhema
  session: typeof session
  settings: typeof settings
  shell: typeof shell
  signature: typeof signature
  space: typeof space
  stock: typeof stock
  storage: typeof storage
  till: typeof till
  timetable: typeof timetable
  ui: typeof ui
  upload: typeof upload
}

export type Namespace = keyof Catalogue

// "count_one" and "count_other" are asked for as "count".
type Singular<K extends string> = K extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : K

type Keys<T, Prefix extends string> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${Singular<K>}` : Keys<T[K], `${Prefix}${K}.`>
}[keyof T & string]

// Every key there is, "campus.name_taken" style: the same words as the codes that the server sends.
export type TextKey = { [N in Namespace]: Keys<Catalogue[N], `${N}.`> }[Namespace]
