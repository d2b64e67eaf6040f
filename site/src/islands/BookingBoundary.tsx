import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; renderFallback: () => ReactNode };

/** Shows the fallback once a child has thrown. React writes the error to the console. */
export class BookingBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.renderFallback() : this.props.children;
  }
}
