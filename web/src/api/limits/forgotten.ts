// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const forgottenLimits = {
  "email": {
    "maxLength": 254
  },
  "region_code": {
    "maxLength": 10
  }
} as const
