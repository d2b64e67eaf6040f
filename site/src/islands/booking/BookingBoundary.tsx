import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; renderFallback: () => ReactNode };

/** Shows the fallback when a child has thrown an error, which React writes to the console. */
export class BookingBoundary extends Component<Props, { isBroken: boolean }> {
  declare state: { isBroken: boolean };

  // A class field would add a helper of some hundred bytes for Safari 15.
  constructor(props: Props) {
    super(props);
    this.state = { isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.renderFallback() : this.props.children;
  }
}
