import { lazyModule } from '@incasso/browser/host/lazyModule';
import { useEffect, useRef, useState } from 'react';
import type { InterestReckonerProps } from './InterestReckoner';

const useReckoner = lazyModule(() => import(/* webpackChunkName: "interest-reckoner" */ './InterestReckoner'));

/** The calculator, whose chunk loads when the `details` around it opens. */
export function LazyReckoner(props: InterestReckonerProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const reckoner = useReckoner(isOpen);

  useEffect(() => {
    const answer = container.current?.closest('details');
    if (answer === null || answer === undefined) return;
    const follow = () => setIsOpen((wasOpen) => wasOpen || answer.open);
    follow();
    answer.addEventListener('toggle', follow);
    return () => answer.removeEventListener('toggle', follow);
  }, []);

  return <div ref={container}>{reckoner && <reckoner.InterestReckoner {...props} />}</div>;
}
