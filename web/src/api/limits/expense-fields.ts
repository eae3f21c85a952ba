// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const expenseFieldsLimits = {
  "account_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "amount": {
    "minimum": 1,
    "maximum": 1000000000000,
    "integer": true
  },
  "category": {
    "minLength": 1,
    "maxLength": 60
  },
  "day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "invitation_id": {
    "maxLength": 64
  },
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "memo": {
    "maxLength": 500
  },
  "reference": {
    "maxLength": 120
  },
  "way": {
    "enum": [
      "cash",
      "cheque",
      "transfer",
      "card",
      "mobile"
    ]
  }
} as const
