// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const setKnowledgeRequestLimits = {
  "level": {
    "enum": [
      "",
      "wants",
      "elsewhere",
      "can",
      "regularly"
    ]
  },
  "place": {
    "maxLength": 200
  }
} as const
