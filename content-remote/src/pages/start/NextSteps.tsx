import { nextSteps } from './nextSteps.content';
import { List } from './NextSteps.styles';

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
