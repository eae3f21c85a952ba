// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const resendInvitationRequestLimits = {
  "amount": {
    "minimum": 0,
    "maximum": 1000000000000,
    "integer": true,
    "nullable": true
  },
  "answer_by": {
    "date": true
  },
  "arrives_on": {
    "date": true
  },
  "leaves_on": {
    "date": true
  },
  "lodging": {
    "maxLength": 500
  },
  "offer_text": {
    "maxLength": 1000
  },
  "reason": {
    "maxLength": 500
  },
  "transport": {
    "maxLength": 500
  },
  "version": {
    "minimum": 0,
    "integer": true
  }
} as const
