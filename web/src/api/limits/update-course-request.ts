// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateCourseRequestLimits = {
  "code": {
    "minLength": 1,
    "maxLength": 20
  },
  "description": {
    "maxLength": 5000
  },
  "edition": {
    "maxLength": 60
  },
  "english_name": {
    "maxLength": 200
  },
  "hours": {
    "minimum": 0,
    "maximum": 1000,
    "integer": true
  },
  "name": {
    "minLength": 1,
    "maxLength": 200
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
