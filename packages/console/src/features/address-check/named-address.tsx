import { ListedAddress, type ListedAddressProps } from './listed-address.tsx';
import { useAddressNames } from './use-address-names.ts';

/** A listed address whose name is looked up, unless it is known without asking: that of our own sub-wallet. */
export function NamedAddress({ name, ...about }: Omit<ListedAddressProps, 'beside'>) {
  const nameOf = useAddressNames(name === undefined ? about.baseSymbol : '');
  return <ListedAddress {...about} name={name ?? nameOf(about.address)?.name} />;
}
