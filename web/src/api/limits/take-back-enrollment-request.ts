// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const takeBackEnrollmentRequestLimits = {
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
