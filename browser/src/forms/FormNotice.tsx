import type { ComponentProps, ReactNode } from 'react';
import { Notice, NoticeActions, NoticeTitle } from './FormNotice.styles';

export type FormNoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** `error` for failures, `info` for useful facts. */
  readonly kind: 'error' | 'info';
  readonly title: string;
  /** Buttons or links that solve the problem. */
  readonly actions?: ReactNode;
};

/**
 * A message that stays in the form, unlike a toast. It can take the focus (`tabIndex` -1) and is no live region: a
 * toast or the focus announces it.
 */
export function FormNotice({ kind, title, children, actions, ...attributes }: FormNoticeProps) {
  return (
    <Notice tabIndex={-1} $kind={kind} {...attributes}>
      <NoticeTitle>{title}</NoticeTitle>
      {children}
      {actions !== undefined && actions !== false && <NoticeActions>{actions}</NoticeActions>}
    </Notice>
  );
}
