// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const lineUpInvitationsRequestLimits = {
  "half": {
    "enum": [
      "teacher",
      "translator"
    ]
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
