import { Component, type ReactNode } from 'react'
import { isMissingFile } from '@/lib/missing-files'

// Around a part that is fetched when it is used: where its file is missing it is not drawn, and the page around it,
// with all that was typed, stays. What fails for another reason is the page's matter.
export class PartBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isMissingFile(error)) throw error
    return null
  }
}
