import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page'

// The last resort: what fails outside every page still leaves something to read and a way on.
export class CrashBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <CrashPage error={error} />
  }
}
