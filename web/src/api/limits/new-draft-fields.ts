// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const newDraftFieldsLimits = {
  "deadline": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "note": {
    "maxLength": 1000
  },
  "payer_id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
