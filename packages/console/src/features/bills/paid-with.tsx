import type { BillDetail } from '@mpc/api';
import { KeyValueList } from '@mpc/ui';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** The coin that a bill is said to have been paid with, and the code that is sent of it. */
export function PaidWith({ bill, symbol }: { bill: BillDetail; symbol: string }) {
  const { t } = useTranslation();
  const coin = bill.pay_symbols.find((one) => one.symbol === symbol);
  const value = (
    <>
      {coin === undefined ? symbol : coinName(coin)}
      <CoinCode symbol={symbol} name={coin?.symbol_alias ?? symbol} />
    </>
  );
  return <KeyValueList items={[{ key: 'coin', label: t('approval.bill.coin'), value }]} />;
}
