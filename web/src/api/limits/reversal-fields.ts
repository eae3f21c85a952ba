// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const reversalFieldsLimits = {
  "day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const
