import { ChurchPage as Church } from './church-page'
import { ChurchesPage as Churches } from './churches-page'

// Both pages of churches in one file: who opens the one mostly opens the other.

// /apps/campus/church
export const ChurchesPage = () => <Churches />

// /apps/campus/church/{churchId}
export const ChurchPage = () => <Church />
