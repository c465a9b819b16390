import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlLook } from './Field.styles';
import { controlAttributes, FieldFrame, splitWords, type FieldWords } from './FieldFrame';
import { formsText } from './forms.text';

type ChoiceFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'id' | 'children'> & {
    /** Values with their words. */
    readonly choices: Readonly<Record<string, string>>;
    /** Words while nothing is chosen. Default: 'Kies'. */
    readonly unchosen?: string | undefined;
  };

export function ChoiceField({ choices, unchosen = formsText.choose, ...field }: ChoiceFieldProps) {
  const { words, attributes } = splitWords(field);
  return (
    <FieldFrame {...words}>
      <Choice {...attributes} {...controlAttributes(words)}>
        <option value="">{unchosen}</option>
        {Object.entries(choices).map(([value, choice]) => (
          <option key={value} value={value}>
            {choice}
          </option>
        ))}
      </Choice>
    </FieldFrame>
  );
}

const Choice = styled.select`
  ${controlLook}
`;
