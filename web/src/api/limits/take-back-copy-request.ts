// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const takeBackCopyRequestLimits = {
  "barcode": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
