import { Component, type ReactNode } from 'react';
import { FormNotice } from '@incasso/contract/browser/forms/FormNotice';
import { firmProfile } from '@incasso/contract/firmProfile';
import { messages } from '@incasso/contract/messages';
import { frameText } from './frame.text';

type Props = { readonly children: ReactNode };

/** Shows a message in the place of parts that failed to render. */
export class FrameFailure extends Component<Props, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <FormNotice kind="error" role="alert" title={messages.unexpectedApplicationError}>
        <p>
          {frameText.failure} <a href={`tel:${firmProfile.phone.e164}`}>{firmProfile.phone.display}</a>
        </p>
      </FormNotice>
    );
  }
}
