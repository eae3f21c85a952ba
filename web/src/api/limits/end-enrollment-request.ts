// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const endEnrollmentRequestLimits = {
  "move": {
    "enum": [
      "withdraw",
      "fail",
      "complete"
    ]
  },
  "reason": {
    "maxLength": 500
  }
} as const
