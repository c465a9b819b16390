import { Message } from './RemoteSlot.styles';
import { remoteSlotText as text } from './RemoteSlot.text';

/** Stands in for a part of the site that takes its time to arrive. */
export function RemoteAwaited() {
  return (
    <Message role="status">
      <p>{text.awaited}</p>
    </Message>
  );
}
