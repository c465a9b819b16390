import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** If the intake fails to load, shows another way to reach the firm and keeps the portal working. */
export class IntakeBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p role="alert">Het formulier is nu niet bereikbaar. Probeer het later opnieuw, of bel ons.</p>;
  }
}
