import { loadTexts } from '@/texts/texts'
import { lazyPart } from '@/ui/lazy-part'

// What plannings show of invitations comes after their pages, with its texts.
const texts = () => loadTexts(['inviting', 'invitation'])

export const InvitationsView = lazyPart(async () => {
  const part = import('./invitations/invitations-view')
  return { default: (await Promise.all([part, texts()]))[0].InvitationsView }
})

export const InvitationPanel = lazyPart(async () => {
  const part = import('./invitations/invitation-panel')
  return { default: (await Promise.all([part, texts()]))[0].InvitationPanel }
})

export const SendDialog = lazyPart(async () => {
  const part = import('./invitations/send-dialog')
  return { default: (await Promise.all([part, texts()]))[0].SendDialog }
})

export const StaysDialog = lazyPart(async () => {
  const part = import('./invitations/stays-dialog')
  return { default: (await Promise.all([part, texts()]))[0].StaysDialog }
})

export const LineUpButton = lazyPart(async () => {
  const part = import('./invitations/line-up-button')
  return { default: (await Promise.all([part, texts()]))[0].LineUpButton }
})
