// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const replanFieldsLimits = {
  "first_date": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "installments": {
    "minimum": 1,
    "maximum": 60,
    "integer": true
  },
  "open": {
    "minimum": 1,
    "maximum": 1000000000000,
    "integer": true
  }
} as const
