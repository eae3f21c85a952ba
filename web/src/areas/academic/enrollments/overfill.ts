import { ApiError } from '@/api/api-error'
import type { Texts } from '@/texts/texts'
import { confirm } from '@/ui/confirm-store'

// Sends what gives somebody a place. Where the class has none left it asks, and sends it again if one more is wanted.
export async function withOverfill(
  send: (overfill: boolean) => Promise<void>,
  { t, code }: Texts,
  act: string,
): Promise<void> {
  try {
    await send(false)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'enrollment.class_full') throw error
    const title = code(error.code, error.params) ?? t('enrollment.overfill')
    if (await confirm({ title, text: t('enrollment.overfill'), act })) await send(true)
  }
}
