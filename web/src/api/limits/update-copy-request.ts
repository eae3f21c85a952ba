// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateCopyRequestLimits = {
  "barcode": {
    "maxLength": 64
  },
  "note": {
    "maxLength": 500
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
