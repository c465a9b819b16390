import { onUse } from '@incasso/browser/host/onUse';
import { useEffect, useRef, useState } from 'react';

const useReckoner = onUse(() => import(/* webpackChunkName: "interest-reckoner" */ './InterestReckoner'));

/** Where the reckoner of interest comes, by a script of its own, once the answer around it is open. */
export function ReckonerPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const reckoner = useReckoner(isOpen);

  useEffect(() => {
    const answer = place.current?.closest('details');
    if (answer === null || answer === undefined) return;
    const follow = () => setIsOpen((wasOpen) => wasOpen || answer.open);
    follow();
    answer.addEventListener('toggle', follow);
    return () => answer.removeEventListener('toggle', follow);
  }, []);

  return <div ref={place}>{reckoner && <reckoner.InterestReckoner />}</div>;
}
