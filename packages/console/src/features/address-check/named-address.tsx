import { IconButton, ShortAddress } from '@mpc/ui';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.tsx';
import { WhenPressed } from '#shared/when-pressed.tsx';
import type { AddressDetailsProps } from './address-details.tsx';
import { useAddressNames } from './use-address-names.ts';

const load = () => import('./address-details.tsx');

const Details = lazyPart(load, 'AddressDetails', 'order');

export interface NamedAddressProps extends Omit<AddressDetailsProps, 'trigger'> {
  /** What it is called, where that is known without asking: our own sub-wallet. */
  name?: string | undefined;
  /** The name that stands beside it already, in a column of its own. */
  beside?: string | undefined;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** An address in a list: its name first, then the address, and behind that the whole of it to copy and to look up. */
export function NamedAddress({ name, beside, actions, ...about }: NamedAddressProps) {
  const { t } = useTranslation();
  const { address, baseSymbol, label } = about;
  const nameOf = useAddressNames(name === undefined && beside === undefined ? baseSymbol : '');
  const called = beside === undefined ? (name ?? nameOf(address)?.name) : undefined;
  const trigger = (
    <IconButton
      icon={Info}
      label={t('address.details', {
        name: (beside ?? called) || `${address.slice(0, 6)}…${address.slice(-6)}`,
      })}
      aria-haspopup="dialog"
    />
  );
  return (
    <ShortAddress
      address={address}
      label={label}
      name={called}
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
