// Generated from openapi.yaml by `npm run gen`. Do not edit.
export const wantedPapersLimits = {
  "kind": {
    "enum": [
      "report_card",
      "certificate",
      "diploma",
      "transcript"
    ]
  },
  "language": {
    "enum": [
      "",
      "fr",
      "en",
      "pt",
      "it",
      "es"
    ]
  },
  "second_language": {
    "enum": [
      "",
      "fr",
      "en",
      "pt",
      "it",
      "es"
    ]
  }
} as const
