// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateInvoiceRequestLimits = {
  "deadline": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  },
  "note": {
    "maxLength": 1000
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
