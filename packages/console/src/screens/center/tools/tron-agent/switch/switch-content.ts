import type { TronProxy } from '@mpc/api';
import type { TFunction } from 'i18next';
import { momentFact, type Content } from '#features/decisions';
import { ratePercent } from '#features/tron-agent';
import { exactAmount } from '#shared/money/exact-amount.ts';

/** A sub-wallet that may pay the agent's fees, with its address on TRON. */
export interface Payer {
  sub_wallet_id: number;
  sub_wallet_name: string;
  address: string;
}

type Words = TFunction<'tools'>;

const inTrx = (amount: string): string => `${exactAmount(amount)} TRX`;

/** Everything that is signed to authorize the agent: who may take fees from which address, without a limit. */
export function enableContent(agent: TronProxy, payer: Payer, t: Words): Content {
  return {
    facts: [
      { key: 'wallet', label: t('agent.field.wallet'), text: String(agent.wallet_id) },
      {
        key: 'payer',
        label: t('agent.field.payer'),
        text: `${payer.sub_wallet_name} · ${payer.sub_wallet_id}`,
      },
      {
        key: 'address',
        label: t('agent.field.address'),
        text: payer.address,
        as: 'address',
        baseSymbol: 'TRX',
      },
      {
        key: 'spender',
        label: t('agent.field.spender'),
        text: agent.custody_spender,
        as: 'address',
        baseSymbol: 'TRX',
      },
      { key: 'allowance', label: t('agent.field.allowance'), text: t('agent.unlimited') },
      {
        key: 'rate',
        label: t('agent.field.rate'),
        text: t('agent.rate', { rate: ratePercent(agent.service_charge_rate) }),
        ceiling: { amount: agent.service_charge_rate, unit: 'rate' },
      },
      { key: 'unpaid', label: t('agent.field.unpaid'), text: inTrx(agent.unpaid_amount) },
      { key: 'status', label: t('agent.field.status'), text: String(agent.status) },
    ],
    diff: [],
  };
}

/** What closing the agent rests on: whose fees are settled first, how much, and from where. */
export function closeContent(agent: TronProxy, t: Words): Content {
  return {
    facts: [
      { key: 'wallet', label: t('agent.field.wallet'), text: String(agent.wallet_id) },
      {
        key: 'payer',
        label: t('agent.field.payer'),
        text: `${agent.auth_sub_wallet_name} · ${agent.auth_sub_wallet_id}`,
      },
      {
        key: 'address',
        label: t('agent.field.address'),
        text: agent.auth_address,
        as: 'address',
        baseSymbol: 'TRX',
      },
      {
        key: 'spender',
        label: t('agent.field.spender'),
        text: agent.custody_spender,
        as: 'address',
        baseSymbol: 'TRX',
      },
      { key: 'due', label: t('agent.field.due'), text: inTrx(agent.unsettled_amount) },
      { key: 'unpaid', label: t('agent.field.unpaid'), text: inTrx(agent.unpaid_amount) },
      { key: 'balance', label: t('agent.field.balance'), text: inTrx(agent.auth_balance) },
      momentFact('next', t('agent.field.next'), agent.next_settlement_time),
      { key: 'status', label: t('agent.field.status'), text: String(agent.status) },
    ],
    diff: [],
  };
}
