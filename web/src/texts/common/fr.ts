// The texts that every page needs, in French, in one file: one request instead of six.
export const common = import.meta.glob<Record<string, unknown>>(
  '../fr/{field,network,request,session,storage,ui}.json',
  { eager: true, import: 'default' },
)

// Where the rest is: it comes file by file, with the page that needs it. Mails, lists and exports are written by the
// server alone.
export const areas = import.meta.glob<Record<string, unknown>>(
  ['../fr/*.json', '!../fr/{accounting,field,mail,network,program,request,roster,session,storage,ui}.json'],
  { import: 'default' },
)
