import { nextSteps } from './nextSteps.content';
import { List } from './NextSteps.styles';

/** The steps after a case is submitted. */
export function NextSteps() {
  return (
    <List>
      <h2>{nextSteps.title}</h2>
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
