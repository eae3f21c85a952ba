import { useState } from 'react'
import { useText } from '@/texts/use-text'
import { errorText } from '@/ui/error-text'
import { checkFile, type FileRules } from './file-rules'

type Send = (file: File, onProgress: (share: number) => void) => Promise<unknown>

export type Upload = {
  // The share of all files that has been sent; null when nothing is under way.
  progress: number | null
  errors: string[]
  send: (files: File[]) => Promise<void>
}

// Sends files one after the other and keeps what went wrong with each, by name. A bad file does not stop the others.
export function useUpload(rules: FileRules, sendOne: Send): Upload {
  const texts = useText()
  const [progress, setProgress] = useState<number | null>(null)
  const [errors, setErrors] = useState<string[]>([])
  const send = async (files: File[]) => {
    const failed: string[] = []
    for (const [index, file] of files.entries()) {
      const fault = checkFile(file, rules)
      if (fault) {
        failed.push(texts.t(fault, { name: file.name }))
        continue
      }
      setProgress(index / files.length)
      try {
        await sendOne(file, (share) => setProgress((index + share) / files.length))
      } catch (error) {
        const reason = errorText(error, texts) ?? texts.t('ui.error.title')
        failed.push(texts.t('parts.files.failed', { name: file.name, reason }))
      }
    }
    setProgress(null)
    setErrors(failed)
  }
  return { progress, errors, send }
}
