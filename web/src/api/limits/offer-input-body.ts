// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const offerInputBodyLimits = {
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
  "transport": {
    "maxLength": 500
  }
} as const
