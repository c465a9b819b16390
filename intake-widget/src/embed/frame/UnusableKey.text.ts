/** When an element has no key, the loader itself shows the first of these. */
export const unusableKeyText = {
  problems: {
    key_missing: 'De sleutel van dit formulier ontbreekt.',
    key_unknown: 'Dit formulier is niet langer geldig.',
  },
  elsewhere: 'Dien uw aanvraag in op onze eigen website, of bel ons:',
} as const;
