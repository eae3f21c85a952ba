// Written by country-names-plugin.ts.
declare module 'virtual:country-names/*' {
  const names: Record<string, string>
  export default names
}
