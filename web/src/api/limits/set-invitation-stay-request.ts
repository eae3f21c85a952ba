// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setInvitationStayRequestLimits = {
  "arrives_on": {
    "date": true
  },
  "leaves_on": {
    "date": true
  },
  "lodging": {
    "maxLength": 500
  },
  "transport": {
    "maxLength": 500
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
