import { memo } from 'react';
import { honeypotField } from '@incasso/contract/botSignals';
import { HiddenWords } from '../forms/Field.styles';

const honeypotText = {
  /** For whom sees it all the same, where style sheets do not load. */
  label: 'Laat dit veld leeg',
} as const;

/**
 * A field that people neither see, nor hear, nor reach by keyboard; machines that fill in everything fill it in. Not
 * `display: none`, which they look for.
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
