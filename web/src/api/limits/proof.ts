// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const proofLimits = {
  "existing_password": {
    "maxLength": 1000
  }
} as const
