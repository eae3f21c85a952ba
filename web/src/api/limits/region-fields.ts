// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const regionFieldsLimits = {
  "code": {
    "minLength": 2,
    "maxLength": 10
  },
  "name": {
    "minLength": 1,
    "maxLength": 80
  }
} as const
