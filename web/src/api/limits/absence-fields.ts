// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const absenceFieldsLimits = {
  "first_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "last_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "reason": {
    "maxLength": 500
  }
} as const
