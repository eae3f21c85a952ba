import { pageMeta } from '@/lib/page-meta'

// The region that this server stands for; AF is the specification's.
export function regionCode(): string {
  return pageMeta('region') || 'AF'
}
