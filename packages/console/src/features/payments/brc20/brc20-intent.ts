import type { Coin } from '@mpc/api';
import type { FeeOption } from '#features/network-fee';
import { coinName } from '#shared/coin/coin-name.ts';
import { currentTime } from '#shared/time/server-time.ts';
import { unsent, type Intent } from '../intents/intent.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import { worthOfOutputs, type Brc20Values } from './brc20.values.ts';

interface Sources {
  uid: number;
  home: PaymentSource;
  values: Brc20Values;
  coin: Coin;
  /** The address as it is sent. */
  to: string;
  fee: FeeOption;
  /** The person accepts the risk the screening named. */
  confirmRisk: boolean;
}

/** Freezes a form, under a number of its own: what is confirmed, recorded and sent. */
export function brc20Intent(sources: Sources): Intent {
  const { uid, home, values, coin, to, fee, confirmRisk } = sources;
  const ids = values.chosen.map(({ inscription_id }) => inscription_id);
  const remark = values.remark.trim();
  return {
    uid,
    wallet: home.wallet,
    subWallet: home.subWallet,
    payment: {
      kind: 'brc20',
      symbol: coin.symbol,
      base_symbol: coin.base_symbol,
      amount: worthOfOutputs(values.chosen),
      order: {
        request_id: crypto.randomUUID(),
        sub_wallet_id: home.subWallet.id,
        inscription_ids: ids,
        address_to: to,
        fee_rate: fee.fields.fee_rate,
        ...(remark === '' ? {} : { remark }),
        ...(confirmRisk ? { confirm_risk: 1 } : {}),
      },
    },
    coinName: coinName(coin),
    unit: coin.symbol_alias,
    fee: { amount: fee.amount, unit: coin.symbol_alias },
    createdAt: currentTime(),
    ...unsent,
  };
}
