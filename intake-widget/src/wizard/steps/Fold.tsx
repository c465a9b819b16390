import type { ReactNode, Ref } from 'react';
import { FoldFrame, FoldTitle, Sign } from './Fold.styles';

type FoldProps = {
  readonly title: string;
  readonly foldRef: Ref<HTMLDetailsElement>;
  readonly children: ReactNode;
};

export function Fold({ title, foldRef, children }: FoldProps) {
  return (
    <FoldFrame ref={foldRef}>
      <summary>
        <FoldTitle>{title}</FoldTitle>
        <Sign aria-hidden="true" />
      </summary>
      {children}
    </FoldFrame>
  );
}
