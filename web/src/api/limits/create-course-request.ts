// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const createCourseRequestLimits = {
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
  "from_id": {
    "maxLength": 64
  },
  "hours": {
    "minimum": 0,
    "maximum": 1000,
    "integer": true
  },
  "name": {
    "minLength": 1,
    "maxLength": 200
  }
} as const
