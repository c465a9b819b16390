import { memo } from 'react';
import { honeypotField } from '@incasso/contract/botSignals';
import { HiddenWords } from '../forms/Field.styles';
import { honeypotText } from './Honeypot.text';

/**
 * A field that people cannot see, hear or reach by keyboard, but that bots fill in. Not `display: none`, which bots
 * detect.
 */
export const Honeypot = memo(function Honeypot() {
  return (
    <HiddenWords aria-hidden="true">
      <label>
        {honeypotText.label}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </HiddenWords>
  );
});
