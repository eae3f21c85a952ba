import { SessionPage } from './session-page'

// /apps/campus/recording/video/{agendaId}
export const Component = () => <SessionPage kind="video" />
