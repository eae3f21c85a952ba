// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const providerStartLimits = {
  "organization_id": {
    "minLength": 1,
    "maxLength": 64
  },
  "target": {
    "maxLength": 500
  }
} as const
