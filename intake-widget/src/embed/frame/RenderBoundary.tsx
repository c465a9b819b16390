import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Stands in their place once they failed to render. */
  readonly fallback: ReactNode;
};

/** Keeps what failed to render from taking down what stands around it. */
export class RenderBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
