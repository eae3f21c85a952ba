// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const updateCourseDocumentRequestLimits = {
  "language": {
    "maxLength": 16
  },
  "title": {
    "minLength": 1,
    "maxLength": 200
  },
  "type": {
    "enum": [
      "complement",
      "material",
      "summary",
      "exam",
      "exam_answer",
      "slideshow",
      "other"
    ]
  },
  "version": {
    "minimum": 1,
    "integer": true
  }
} as const
