// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const cancelInvoiceRequestLimits = {
  "reason": {
    "minLength": 1,
    "maxLength": 500
  }
} as const
