// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const tickPassedRequestLimits = {
  "kind": {
    "enum": [
      "promote",
      "graduate"
    ]
  }
} as const
