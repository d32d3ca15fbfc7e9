import { IconButton, ShortAddress } from '@mpc/ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { WhenPressed } from '#shared/when-pressed.tsx';
import type { AddressDetailsProps } from './address-details.tsx';

const load = () => import('./address-details.tsx');

const Details = lazyPart(load, 'AddressDetails', 'order');

export interface ListedAddressProps extends Omit<AddressDetailsProps, 'trigger'> {
  /** What it is called, said in front of it. */
  name?: string | undefined;
  /** The name that stands beside it already, in a column of its own. */
  beside?: string | undefined;
  /** What else is said of it, where there is room. */
  notes?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** An address in a list: its name, where it has one, then the address, and behind that the whole of it to copy and to look up. */
export function ListedAddress({ name, beside, notes, actions, ...about }: ListedAddressProps) {
  const { t } = useTranslation();
  const { address, label } = about;
  const trigger = (
    <IconButton
      icon={Info}
      label={t('address.details', {
        name: (beside ?? name) || `${address.slice(0, 6)}…${address.slice(-6)}`,
      })}
      aria-haspopup="dialog"
    />
  );
  return (
    <ShortAddress
      address={address}
      label={label}
      name={name}
      notes={notes}
      actions={
        <>
          {actions}
          <WhenPressed button={trigger} load={load}>
            <Details {...about} trigger={trigger} />
          </WhenPressed>
        </>
      }
    />
  );
}
