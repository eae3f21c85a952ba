// Reads the limits of request bodies out of an OpenAPI document, as a flat map from dotted field name to limits.

const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'enum']

// How the server's pattern of a day that may be left out begins.
const day = String.raw`^(\d{4}-`

function resolveRef(document, schema) {
  if (!schema?.$ref) return schema
  return schema.$ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], document)
}

// Names of the schemas that requests send as JSON, each once, in order.
export function bodyNames(document) {
  const names = new Set()
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) {
      const ref = operation?.requestBody?.content?.['application/json']?.schema?.$ref
      if (ref) names.add(ref.split('/').at(-1))
    }
  }
  return [...names].sort()
}

export function limitsOf(document, name) {
  return collect(document, document.components.schemas[name], '')
}

function collect(document, schema, prefix) {
  const found = {}
  for (const part of schema.allOf ?? [])
    Object.assign(found, collect(document, resolveRef(document, part), prefix))
  for (const [key, raw] of Object.entries(schema.properties ?? {})) {
    if (key.startsWith('$')) continue
    const property = resolveRef(document, raw)
    if (property.properties) {
      Object.assign(found, collect(document, property, `${prefix}${key}.`))
      continue
    }
    const limits = {}
    for (const keyword of keywords) if (property[keyword] !== undefined) limits[keyword] = property[keyword]
    const types = [property.type].flat()
    if (types.includes('integer')) limits.integer = true
    if (types.includes('null')) limits.nullable = true
    if (property.format === 'date' || limits.pattern?.startsWith(day)) {
      limits.date = true
      delete limits.pattern
      if (property.format === 'date') {
        limits.firstDay = document['x-days'].first
        limits.lastDay = document['x-days'].last
      }
    }
    if (Object.keys(limits).length > 0) found[prefix + key] = limits
  }
  return found
}
