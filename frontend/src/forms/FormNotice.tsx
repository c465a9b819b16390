import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../brand/theme';
import { screenOnly } from '../layout/screenOnly';
import { Row, Stack } from '../layout/Stack';
import { focusLook } from './Field.styles';

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
    <Notice $gap="s" tabIndex={-1} $kind={kind} {...attributes}>
      <Title>{title}</Title>
      {children}
      {actions !== undefined && actions !== false && <Actions $gap="s m">{actions}</Actions>}
    </Notice>
  );
}

const Notice = styled(Stack)<{ $kind: FormNoticeProps['kind'] }>`
  border: 1px solid ${theme.color.rule};
  border-inline-start: 4px solid ${({ $kind }) => ($kind === 'error' ? theme.color.error : theme.color.ink)};
  padding: ${theme.space.m} ${theme.space.l};
  background: ${({ $kind }) => ($kind === 'error' ? theme.color.errorBand : theme.color.band)};
  scroll-margin-block-start: ${theme.space.m};
  overflow-wrap: anywhere;
  ${focusLook}
`;

const Title = styled.p`
  font-weight: 650;
`;

const Actions = styled(Row)`
  padding-block-start: ${theme.space.xs};
  ${screenOnly}
`;
