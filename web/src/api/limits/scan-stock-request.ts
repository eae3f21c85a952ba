// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const scanStockRequestLimits = {
  "barcode": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
