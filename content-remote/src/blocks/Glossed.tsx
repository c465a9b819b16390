import { Tooltip } from '@incasso/contract/browser/ui/Tooltip';
import { glossary } from '../content/glossary.content';

const terms = new RegExp(`(${Object.keys(glossary).join('|')})`);

/** Text whose words of the trade explain themselves. */
export function Glossed({ children }: { readonly children: string }) {
  return (
    <>
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
    </>
  );
}
