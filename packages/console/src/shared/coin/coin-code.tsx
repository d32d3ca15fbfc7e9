import { Text } from '@mpc/ui';

/** The code by which a coin is sent, where people read another name: what is decided is the code. */
export function CoinCode({ symbol, name }: { symbol: string; name: string }) {
  if (symbol === name) return null;
  return (
    <>
      {' '}
      <Text size="label" tone="muted">
        <code>{symbol}</code>
      </Text>
    </>
  );
}
