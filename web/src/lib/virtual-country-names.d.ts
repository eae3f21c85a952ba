// Written by country-names-plugin.ts.
declare module 'virtual:country-names/*' {
  export const names: Record<string, string>
}
