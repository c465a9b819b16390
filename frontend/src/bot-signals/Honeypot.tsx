import { memo } from 'react';
import { honeypotField } from '@incasso/contract/botSignals';
import { HiddenWords } from '../forms/Field.styles';

/**
 * A field that people cannot see, hear or reach by keyboard, but that bots fill in. Not `display: none`, which bots
 * detect.
 */
export const Honeypot = memo(function Honeypot() {
  return (
    <HiddenWords aria-hidden="true">
      <label>
        {/* Visible only if style sheets do not load. */}
        Laat dit veld leeg
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </HiddenWords>
  );
});
