// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateCampusDocumentRequestLimits = {
  "position": {
    "minimum": 0,
    "maximum": 10000,
    "integer": true
  },
  "title": {
    "minLength": 1,
    "maxLength": 200
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
