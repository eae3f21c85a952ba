// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const agreeInvitationRequestLimits = {
  "agreed_amount": {
    "minimum": 0,
    "maximum": 1000000000000,
    "integer": true,
    "nullable": true
  },
  "reason": {
    "maxLength": 500
  },
  "version": {
    "minimum": 0,
    "integer": true
  }
} as const
