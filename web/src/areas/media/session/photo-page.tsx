import { SessionPage } from './session-page'

// /apps/campus/recording/photo/{agendaId}
export const Component = () => <SessionPage kind="photo" />
