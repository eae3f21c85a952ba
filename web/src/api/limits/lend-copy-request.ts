// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const lendCopyRequestLimits = {
  "barcode": {
    "minLength": 1,
    "maxLength": 64
  },
  "key": {
    "minLength": 8,
    "maxLength": 64
  },
  "person_id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
