import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';
import { figureLook } from '../../blocks/figureLook';
import { SplitSection } from '../../blocks/TitledSection';

type StoryProps = {
  readonly title: string;
  readonly since: { readonly figure: string; readonly unit: string };
  readonly paragraphs: readonly string[];
};

export function Story({ title, since, paragraphs }: StoryProps) {
  return (
    <SplitSection
      title={title}
      head={
        <YearsInBusiness>
          <strong>{since.figure}</strong> {since.unit}
        </YearsInBusiness>
      }
    >
      <Text>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
    </SplitSection>
  );
}

const YearsInBusiness = styled.p`
  padding-block-end: ${theme.space.s};
  border-block-end: 5px double ${theme.color.ink};

  strong {
    display: block;
    font-size: 3.75rem;
    ${figureLook}
  }
`;

const Text = styled.div`
  max-inline-size: ${theme.width.text};
  text-wrap: pretty;

  p:first-child {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }

  p + p {
    margin-block-start: 1.1em;
  }
`;
