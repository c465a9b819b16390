import { fieldsBy, type Selectors } from '../in-page/Selectors';

/** The parts of our wizard. */
export const ourSelectors: Selectors = {
  ...fieldsBy((name) => `form [name="${name}"]`),
  next: 'form button[type=submit]',
  previous: 'form button[type=button]:has(+ button[type=submit])',
  documents: '[name=documents]',
};
