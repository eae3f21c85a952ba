// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const paymentFieldsLimits = {
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
    "maxLength": 60
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
  "payer_id": {
    "maxLength": 64
  },
  "person_id": {
    "maxLength": 64
  },
  "reference": {
    "maxLength": 120
  },
  "taken.number": {
    "minimum": 1,
    "maximum": 10000000,
    "integer": true
  },
  "taken.owed": {
    "minimum": 0,
    "maximum": 1000000000000,
    "integer": true
  },
  "taken.till_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "taken.year": {
    "minimum": 1,
    "maximum": 9999,
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
