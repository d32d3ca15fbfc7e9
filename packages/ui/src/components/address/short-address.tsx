import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ellipsis, groupsOfFour } from '../../format/index.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Fingerprint } from '../fingerprint/index.ts';
import { Text } from '../text/index.ts';
import { Actions, Line, Named, Short } from './address.styles.ts';

export interface ShortAddressProps extends HTMLAttributes<HTMLSpanElement> {
  address: string;
  /** What the address is, said in front of it by a screen reader. */
  label?: string | undefined;
  /** What it is called: stands first, and alone where there is no room for both. */
  name?: string | undefined;
  /** What else is said of it, where there is room. */
  notes?: ReactNode;
  /** What can be done with it: in sight while the pointer or the focus is on it or its row, and always for fingers. */
  actions?: ReactNode;
  /** Characters shown at the start. @default 6 */
  head?: number;
  /** Characters shown at the end. @default 6 */
  tail?: number;
  ref?: Ref<HTMLSpanElement>;
}

/** An address in a list, where nothing is decided, behind its name where it has one. Where a person decides, use `WholeAddress`. */
export function ShortAddress({
  address,
  label,
  name,
  notes,
  actions,
  head,
  tail,
  ...rest
}: ShortAddressProps) {
  const spelled = groupsOfFour(address).join(' ');
  const { labelColon } = useWords();
  const named = label === undefined ? spelled : `${label}${labelColon}${spelled}`;
  const short = (
    <>
      {name === undefined ? <Fingerprint text={address} /> : null}
      {ellipsis(address, {
        ...(head === undefined ? {} : { head }),
        ...(tail === undefined ? {} : { tail }),
      })}
    </>
  );
  if (name === undefined && notes === undefined && actions === undefined)
    return (
      <Short {...rest} role="img" aria-label={named} title={address}>
        {short}
      </Short>
    );
  return (
    <Named {...rest}>
      <Line>
        {name === undefined ? null : (
          <Text truncate title={address}>
            {name}
          </Text>
        )}
        <Short role="img" aria-label={named} title={address} data-named={name !== undefined || undefined}>
          {short}
        </Short>
        {notes}
      </Line>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Named>
  );
}
