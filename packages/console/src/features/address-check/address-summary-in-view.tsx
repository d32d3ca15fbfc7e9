import { WholeAddress } from '@mpc/ui';
import { useEffect, useRef, useState } from 'react';
import { AddressSummary, type AddressSummaryProps } from './address-summary.tsx';

/** The summary of one address among many: what is known of it is asked for once it comes into sight. */
export function AddressSummaryInView(props: AddressSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || seen) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [seen]);
  return (
    <div ref={place}>
      {seen ? <AddressSummary {...props} /> : <WholeAddress address={props.address} label={props.label} />}
    </div>
  );
}
