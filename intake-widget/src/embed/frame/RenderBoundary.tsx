import { Component, type ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  /** Shown when the children fail to render. */
  readonly fallback: ReactNode;
};

/** An error boundary: shows `fallback` when its children throw while rendering. */
export class RenderBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
