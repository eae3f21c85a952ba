// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createAvailabilityRequestRequestLimits = {
  "message": {
    "maxLength": 200
  }
} as const
