import type { ComponentType } from 'react'
import type { Schemas } from '@/api/client'
import type { UploadKind } from '@/api/upload-in-pieces'
import type { FileRules } from '@/ui/files/file-rules'
import { AudioIcon, FileIcon, FilmIcon, PictureIcon } from '@/ui/icons'

export type Recording = Schemas['Recording']
export type Kind = Recording['kind']

const gigabyte = 1024 ** 3

type KindLook = {
  kind: Kind
  // How the specification spells it in the address of its page.
  path: string
  upload: UploadKind
  rules: FileRules
  icon: ComponentType<{ fontSize?: 'small' | 'inherit' }>
}

// The four kinds of recording, in the order of their tabs.
export const kinds: readonly KindLook[] = [
  {
    ...{ kind: 'audio', path: 'audio', upload: 'recording_audio', icon: AudioIcon },
    rules: { extensions: ['mp3', 'm4a', 'wav', 'ogg'], maxBytes: 4 * gigabyte },
  },
  {
    ...{ kind: 'video', path: 'video', upload: 'recording_video', icon: FilmIcon },
    rules: { extensions: ['mp4', 'mov', 'mkv', 'webm'], maxBytes: 16 * gigabyte },
  },
  {
    ...{ kind: 'photo', path: 'photo', upload: 'recording_photo', icon: PictureIcon },
    rules: { extensions: ['jpg', 'jpeg', 'png', 'webp'], maxBytes: gigabyte / 16 },
  },
  {
    ...{ kind: 'document', path: 'documents', upload: 'recording_document', icon: FileIcon },
    rules: {
      extensions: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'txt'],
      maxBytes: gigabyte / 2,
    },
  },
]

export function lookOf(kind: Kind): KindLook {
  return kinds.find((one) => one.kind === kind) ?? (kinds[0] as KindLook)
}

export const recordingsPath = '/apps/campus/recording'

export function sessionPath(kind: Kind, sessionId: string): string {
  return `${recordingsPath}/${lookOf(kind).path}/${sessionId}`
}

// What is heard or seen from its beginning to its end; the rest is looked at.
export function isPlayed({ kind }: Pick<Recording, 'kind'>): boolean {
  return kind === 'audio' || kind === 'video'
}

export function isKind(text: string | undefined): text is Kind {
  return kinds.some(({ kind }) => kind === text)
}
