import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Folded, FoldFrame, FoldLine, FoldSign, SmallFrame, SmallLine } from './Fold.styles';

type FoldProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  /** The words that stay in view. */
  readonly title: ReactNode;
  /** Whether it looks like a link in small text, for what few unfold. Default: a line of its own with a plus. */
  readonly isSmall?: boolean;
};

/** The only kind of fold: works without JavaScript, and is open in print. */
export function Fold({ title, isSmall = false, children, ...details }: FoldProps) {
  return isSmall ? (
    <SmallFrame {...details}>
      <SmallLine>{title}</SmallLine>
      <Folded>{children}</Folded>
    </SmallFrame>
  ) : (
    <FoldFrame {...details}>
      <FoldLine>
        {typeof title === 'string' ? <span>{title}</span> : title}
        <FoldSign aria-hidden="true" />
      </FoldLine>
      <Folded>{children}</Folded>
    </FoldFrame>
  );
}
