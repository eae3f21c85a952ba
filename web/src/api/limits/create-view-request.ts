// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createViewRequestLimits = {
  "name": {
    "minLength": 1,
    "maxLength": 60
  },
  "path": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^(/[a-z0-9-]+)+$"
  },
  "query": {
    "maxLength": 2000
  }
} as const
