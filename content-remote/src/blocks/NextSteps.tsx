import { nextSteps } from '../content/nextSteps.content';
import { List } from './NextSteps.styles';

/** What happens once a case is submitted. The heading is of the level that its place asks for. */
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
