import type { ComponentProps } from 'react';
import type { Figure } from './Figure';
import { dusk, ink, marker, paper, slate } from './palette';

type Person = Omit<ComponentProps<typeof Figure>, 'x' | 'y' | 'scale'>;

/** The drawn people of the team, from left to right at their table; named as in the about page's content. */
export const people = {
  elise: { hair: 'bob', hairColor: dusk, clothes: paper, isBlouse: true, lean: 4 },
  wouter: { hair: 'short', hairColor: slate, clothes: ink, shirt: paper, hasGlasses: true },
  nadia: { hair: 'curls', hairColor: ink, clothes: marker, lean: -4 },
  bram: { hair: 'bald', hairColor: dusk, clothes: slate },
  lien: { hair: 'bun', hairColor: ink, clothes: dusk, shirt: paper, lean: -3 },
  greet: { hair: 'long', hairColor: slate, clothes: paper, isBlouse: true, hasGlasses: true, lean: -5 },
} as const satisfies Record<string, Person>;
