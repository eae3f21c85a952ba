// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const transferFieldsLimits = {
  "account_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "amount": {
    "minimum": 1,
    "maximum": 1000000000000,
    "integer": true
  },
  "day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
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
  "to_account_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "to_amount": {
    "minimum": 0,
    "maximum": 1000000000000,
    "integer": true
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
