import { Tooltip } from '@incasso/frontend/ui/Tooltip';
import { glossary } from '../content/glossary.content';

const terms = new RegExp(`(${Object.keys(glossary).join('|')})`);

/** Text whose technical terms have tooltips. One element, so that a grid or flex parent lays it out as one child. */
export function Glossed({ children }: { readonly children: string }) {
  return (
    <span>
      {children.split(terms).map((part, index) => {
        const meaning = glossary[part];
        return meaning === undefined ? (
          part
        ) : (
          <Tooltip key={index} text={meaning}>
            {part}
          </Tooltip>
        );
      })}
    </span>
  );
}
