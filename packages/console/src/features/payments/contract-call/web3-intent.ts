import { currentTime } from '#shared/time/server-time.ts';
import { unsent, type Intent } from '../intents/intent.ts';
import { trimZeros } from '#shared/money/decimal.ts';
import { enteredAmount } from '#shared/money/entered-amount.ts';
import type { PaymentSource } from '../flow/use-home.ts';
import type { Web3Facts } from './use-web3-facts.ts';
import { purposeOf } from './web3.rules.ts';
import type { Web3Values } from './web3.values.ts';

interface Sources {
  uid: number;
  home: PaymentSource;
  values: Web3Values;
  facts: Web3Facts;
  /** The person accepts the risk the screening named. */
  confirmRisk: boolean;
}

/** Freezes a form, under a number of its own: what is confirmed, recorded and sent; null while something is missing. */
export function web3Intent({ uid, home, values, facts, confirmRisk }: Sources): Intent | null {
  const { chain, contract, fee, reading, data } = facts;
  const entered = enteredAmount(values.amount);
  if (chain === null || contract === null || fee === null || entered === '') return null;
  const amount = trimZeros(entered);
  const said = {
    dapp_name: values.dappName.trim(),
    dapp_url: values.dappUrl.trim(),
    dapp_img: values.dappImg.trim(),
    remark: values.remark.trim(),
  };
  const { gas_price, gas_limit, fee: fixed } = fee.fields;
  return {
    uid,
    wallet: home.wallet,
    subWallet: home.subWallet,
    payment: {
      kind: 'web3',
      order: {
        request_id: crypto.randomUUID(),
        main_chain_symbol: chain.symbol,
        sub_wallet_id: home.subWallet.id,
        ...(values.from === undefined ? {} : { from: values.from }),
        interactive_contract: contract,
        amount,
        input_data: data.toLowerCase(),
        trans_type: purposeOf(reading, values.purpose),
        ...(gas_price === undefined ? {} : { gas_price }),
        ...(gas_limit === undefined ? {} : { gas_limit }),
        ...(fixed === undefined ? {} : { fee: fixed }),
        ...Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')),
        ...(confirmRisk ? { confirm_risk: 1 as const } : {}),
      },
    },
    coinName: `${chain.symbol_alias} (${chain.coin_net})`,
    unit: chain.symbol_alias,
    fee: { amount: fee.amount, unit: chain.symbol_alias },
    createdAt: currentTime(),
    ...unsent,
  };
}
