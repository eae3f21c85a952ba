// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const openLeftRequestLimits = {
  "person_id": {
    "minLength": 1,
    "maxLength": 64
  }
} as const
