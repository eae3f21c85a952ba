// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const enrollRequestLimits = {
  "class_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "discount_kind": {
    "enum": [
      "none",
      "amount",
      "percent"
    ]
  },
  "discount_reason": {
    "maxLength": 200
  },
  "discount_value": {
    "minimum": 0,
    "maximum": 100000000000,
    "integer": true
  },
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
  "key": {
    "minLength": 16,
    "maxLength": 64
  },
  "observation": {
    "maxLength": 2000
  },
  "tuition": {
    "minimum": 0,
    "maximum": 100000000000,
    "integer": true
  },
  "waiting_reason": {
    "enum": [
      "",
      "full",
      "papers",
      "payment",
      "approval"
    ]
  }
} as const
