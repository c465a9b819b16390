import type { DetailedHTMLProps } from 'react';
import type { IncassoIntakeElement, IntakeAttributes } from './index.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'incasso-intake': IntakeAttributes &
        DetailedHTMLProps<HTMLAttributes<IncassoIntakeElement>, IncassoIntakeElement>;
    }
  }
}
