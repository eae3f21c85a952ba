// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const closingFieldsLimits = {
  "account_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "counted": {
    "minimum": 0,
    "maximum": 1000000000000,
    "integer": true
  },
  "day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "expected": {
    "minimum": -1000000000000,
    "maximum": 1000000000000,
    "integer": true
  },
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "note": {
    "maxLength": 1000
  },
  "planning_id": {
    "maxLength": 64
  }
} as const
