// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const credentialsLimits = {
  "code": {
    "maxLength": 40
  },
  "device": {
    "maxLength": 100
  },
  "email": {
    "maxLength": 254
  },
  "organization_id": {
    "maxLength": 64
  },
  "password": {
    "maxLength": 256
  }
} as const
