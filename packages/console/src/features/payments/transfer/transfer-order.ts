import type { Withdraw } from '@mpc/api';
import type { FeeOption } from '#features/network-fee';
import type { RecipientFacts } from './transfer-facts.ts';
import type { TransferValues } from './transfer.values.ts';

interface Sent {
  requestId: string;
  subWalletId: number;
  symbol: string;
  recipients: readonly RecipientFacts[];
  amount: string;
  fee: FeeOption;
  confirmRisk: boolean;
}

/** What is sent for a form; null while a recipient has no address. Only the fee fields of the coin's family are in it. */
export function toOrder(
  values: Pick<TransferValues, 'from' | 'remark' | 'rows'>,
  sent: Sent,
): Withdraw | null {
  const recipients = sent.recipients.map(({ to, amount, memo }) => ({
    to,
    amount,
    ...(memo === '' ? {} : { memo }),
  }));
  const [first] = recipients;
  if (first === undefined || first.to === null) return null;
  const outputs = recipients.flatMap(({ to, ...one }) => (to === null ? [] : [{ address: to, ...one }]));
  if (outputs.length < recipients.length) return null;
  return {
    request_id: sent.requestId,
    sub_wallet_id: sent.subWalletId,
    symbol: sent.symbol,
    ...(values.from.length === 0 ? {} : { from: [...values.from] }),
    address_to: first.to,
    amount: sent.amount,
    ...(first.memo === undefined ? {} : { memo: first.memo }),
    ...(outputs.length > 1 ? { outputs } : {}),
    ...(values.remark === '' ? {} : { remark: values.remark }),
    ...sent.fee.fields,
    ...(sent.confirmRisk ? { confirm_risk: 1 } : {}),
  };
}
