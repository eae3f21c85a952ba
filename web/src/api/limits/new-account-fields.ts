// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const newAccountFieldsLimits = {
  "bic": {
    "maxLength": 11,
    "pattern": "^([A-Z0-9]{8}([A-Z0-9]{3})?)?$"
  },
  "campus_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "currency": {
    "maxLength": 3
  },
  "holder": {
    "maxLength": 120
  },
  "iban": {
    "maxLength": 50
  },
  "kind": {
    "enum": [
      "cash",
      "bank",
      "mobile",
      "card"
    ]
  },
  "name": {
    "minLength": 1,
    "maxLength": 80
  },
  "opening_balance": {
    "minimum": -1000000000000,
    "maximum": 1000000000000,
    "integer": true
  },
  "opening_day": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  }
} as const
