// The texts that every page needs, in Portuguese, in one file: one request instead of nine.
export const common = import.meta.glob<Record<string, unknown>>(
  '../pt/{access,edit,field,file,network,request,session,storage,ui}.json',
  { eager: true, import: 'default' },
)
