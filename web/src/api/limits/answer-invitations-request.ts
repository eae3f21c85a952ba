// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const answerInvitationsRequestLimits = {
  "key": {
    "minLength": 8,
    "maxLength": 64
  },
  "token": {
    "minLength": 1,
    "maxLength": 100
  }
} as const
