import { readFileSync } from 'node:fs';
import { firstStepHeight } from '@incasso/contract/embed/firstStepHeight';
import { filesWithHeights, withHeights } from './withHeights';

test.each(filesWithHeights)(
  '%s has the height of the first step: else run npm run write-docs -w intake-widget',
  (file) => {
    const text = readFileSync(file, 'utf8');
    const outdated = text
      .replaceAll(String(firstStepHeight.narrow), '700')
      .replaceAll(String(firstStepHeight.wide), '600');

    expect(withHeights(text)).toBe(text);
    expect(outdated).not.toBe(text);
    expect(withHeights(outdated)).toBe(text);
  },
);
