// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setPeopleEnabledRequestLimits = {
  "reason": {
    "maxLength": 500
  }
} as const
