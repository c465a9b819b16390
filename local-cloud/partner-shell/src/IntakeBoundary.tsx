import { Component, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** Shows another way to reach the firm when the intake cannot be loaded, and keeps the portal. */
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
