// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const pauseLimits = {
  "until": {
    "date": true,
    "firstDay": "2000-01-01",
    "lastDay": "2100-12-31"
  }
} as const
