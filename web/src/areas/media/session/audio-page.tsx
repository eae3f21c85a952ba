import { SessionPage } from './session-page'

// /apps/campus/recording/audio/{agendaId}
export const Component = () => <SessionPage kind="audio" />
