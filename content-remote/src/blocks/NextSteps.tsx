import { nextSteps } from '../content/nextSteps.content';
import { List } from './NextSteps.styles';

/** The steps after a case is submitted, with a heading of the level that the place needs. */
export function NextSteps({ heading: Heading }: { readonly heading: 'h2' | 'h3' }) {
  return (
    <List>
      <Heading>{nextSteps.title}</Heading>
      <ol>
        {nextSteps.items.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
    </List>
  );
}
