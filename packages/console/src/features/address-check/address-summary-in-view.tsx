import { WholeAddress } from '@mpc/ui';
import { useRef } from 'react';
import { useInView } from '#shared/use-in-view.ts';
import { AddressSummary, type AddressSummaryProps } from './address-summary.tsx';

/** The summary of one address among many: what is known of it is asked for once it comes into sight. */
export function AddressSummaryInView(props: AddressSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useInView(place);
  return (
    <div ref={place}>
      {seen ? <AddressSummary {...props} /> : <WholeAddress address={props.address} label={props.label} />}
    </div>
  );
}
