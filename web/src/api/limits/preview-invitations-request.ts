// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const previewInvitationsRequestLimits = {
  "answer_by": {
    "date": true
  }
} as const
