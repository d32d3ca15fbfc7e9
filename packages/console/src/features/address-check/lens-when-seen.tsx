import { WholeAddress } from '@mpc/ui';
import { useEffect, useRef, useState } from 'react';
import { AddressLens, type AddressLensProps } from './address-lens.tsx';

/** The lens of one address among many: what is known of it is asked for once it comes into sight. */
export function LensWhenSeen(props: AddressLensProps) {
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
      {seen ? <AddressLens {...props} /> : <WholeAddress address={props.address} label={props.label} />}
    </div>
  );
}
