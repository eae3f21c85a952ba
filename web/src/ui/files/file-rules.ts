// What may be uploaded somewhere. The server looks at the content itself; this only spares people the wait.
export type FileRules = { extensions: readonly string[]; maxBytes: number }

const megabyte = 1024 * 1024

export const pictureRules: FileRules = { extensions: ['jpg', 'jpeg', 'png', 'webp'], maxBytes: 10 * megabyte }

export const documentRules: FileRules = {
  extensions: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'txt', 'jpg', 'jpeg', 'png', 'webp'],
  maxBytes: 50 * megabyte,
}

const gigabyte = 1024 * megabyte
const audio = ['mp3', 'm4a', 'wav', 'ogg']
const video = ['mp4', 'mov', 'mkv', 'webm']

export const courseDocumentRules: FileRules = {
  extensions: [...documentRules.extensions, ...audio, ...video],
  maxBytes: 4 * gigabyte,
}

export const bookFileRules: FileRules = {
  extensions: ['pdf', 'epub', 'mobi', 'azw3', 'mp3', 'm4a', 'm4b'],
  maxBytes: 2 * gigabyte,
}

export const captionRules: FileRules = { extensions: ['vtt'], maxBytes: 4 * megabyte }

export type FileFault = 'parts.files.wrong_format' | 'parts.files.too_large' | 'parts.files.empty'

export function checkFile(file: { name: string; size: number }, rules: FileRules): FileFault | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!rules.extensions.includes(extension)) return 'parts.files.wrong_format'
  if (file.size > rules.maxBytes) return 'parts.files.too_large'
  if (file.size === 0) return 'parts.files.empty'
  return undefined
}
