// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const takeClassStepRequestLimits = {
  "kind": {
    "enum": [
      "promote",
      "graduate"
    ]
  }
} as const
