import { Stack, Text, WholeAddress, type WholeAddressProps } from '@mpc/ui';
import { useAddressNames } from './use-address-names.ts';

export interface NamedWholeAddressProps extends WholeAddressProps {
  /** The main coin of its network. */
  baseSymbol: string;
}

/** A whole address under the name it has here, where it has one. */
export function NamedWholeAddress({ baseSymbol, ...shown }: NamedWholeAddressProps) {
  const name = useAddressNames(baseSymbol)(shown.address)?.name;
  return (
    <Stack gap="xs">
      {name === undefined ? null : <Text tone="strong">{name}</Text>}
      <WholeAddress {...shown} />
    </Stack>
  );
}
