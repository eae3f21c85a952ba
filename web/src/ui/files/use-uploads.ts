import { useState } from 'react'
import type { UploadKind } from '@/api/upload-in-pieces'
import { useText } from '@/texts/use-text'
import { checkFile, type FileRules } from './file-rules'
import { addUploads, type Finish, isOurs, type PendingUpload, usePendingUploads } from './upload-store'

type UseUploads = {
  kind: UploadKind
  // Whose uploads these are, such as the id of the course: a page shows its own.
  scope: string
  rules: FileRules
  // Makes a record of a file that has arrived. It runs even after the page was left.
  onDone: Finish
}

export type Uploads = {
  scope: string
  rules: FileRules
  all: PendingUpload[]
  errors: string[]
  add: (files: File[]) => void
}

// Large files, several at once, over lines that break: <UploadArea label={…} uploads={useUploads({…})} />.
export function useUploads({ kind, scope, rules, onDone }: UseUploads): Uploads {
  const { t } = useText()
  const [errors, setErrors] = useState<string[]>([])
  const all = usePendingUploads((store) => store.all).filter((one) => one.scope === scope && isOurs(one))
  const add = (files: File[]) => {
    const failed: string[] = []
    const good = files.filter((file) => {
      const fault = checkFile(file, rules)
      if (fault) failed.push(t(fault, { name: file.name }))
      return !fault
    })
    setErrors(failed)
    addUploads(good.map((file) => ({ scope, kind, file, finish: onDone })))
  }
  return { scope, rules, all, errors, add }
}
