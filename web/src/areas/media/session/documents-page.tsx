import { SessionPage } from './session-page'

// /apps/campus/recording/documents/{agendaId}
export const Component = () => <SessionPage kind="document" />
