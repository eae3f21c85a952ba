import { Component, type ReactNode } from 'react'
import { useLine } from '@/api/line'
import { isMissingFile } from '@/lib/missing-files'

type PartBoundaryProps = {
  // What stands in its place while its file is missing.
  instead?: ReactNode
  onMissing?: () => void
  children: ReactNode
}

// Around a part that is fetched when it is used: where its file is missing it is not drawn, and the page around it,
// with all that was typed, stays. When the line is back it is tried again. What fails for another reason is the page's
// matter.
export function PartBoundary(props: PartBoundaryProps) {
  const online = useLine((state) => state.online)
  return <Boundary {...props} online={online} />
}

class Boundary extends Component<PartBoundaryProps & { online: boolean }, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (isMissingFile(error)) this.props.onMissing?.()
  }

  override componentDidUpdate(before: { online: boolean }) {
    if (this.props.online && !before.online && this.state.error !== null) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isMissingFile(error)) throw error
    return this.props.instead
  }
}
