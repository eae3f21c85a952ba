// The texts that every page needs, in French, in one file: one request instead of nine.
export const common = import.meta.glob<Record<string, unknown>>(
  '../fr/{access,edit,field,file,network,request,session,storage,ui}.json',
  { eager: true, import: 'default' },
)
