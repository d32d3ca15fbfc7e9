import type { HTMLAttributes, Ref } from 'react';
import { ellipsis, groupsOfFour } from '../../format/index.ts';
import { Fingerprint } from '../fingerprint/index.ts';
import { Short } from './address.styles.ts';

export interface ShortAddressProps extends HTMLAttributes<HTMLSpanElement> {
  address: string;
  /** What the address is, said in front of it by a screen reader. */
  label?: string | undefined;
  /** Characters shown at the start. @default 6 */
  head?: number;
  /** Characters shown at the end. @default 6 */
  tail?: number;
  ref?: Ref<HTMLSpanElement>;
}

/** An address in a list, where nothing is decided. Where a person decides, use `WholeAddress`. */
export function ShortAddress({ address, label, head, tail, ...rest }: ShortAddressProps) {
  const spelled = groupsOfFour(address).join(' ');
  return (
    <Short
      {...rest}
      role="img"
      aria-label={label === undefined ? spelled : `${label}: ${spelled}`}
      title={address}
    >
      <Fingerprint text={address} />
      {ellipsis(address, {
        ...(head === undefined ? {} : { head }),
        ...(tail === undefined ? {} : { tail }),
      })}
    </Short>
  );
}
