import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { PaymentOutput } from '../../../domains/transactions/transactions.schema.ts';
import type { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { walletOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import { known } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { checkRecipient, checkRisk, checkSum, gravest, type Recipient } from './check-recipient.ts';
import { payingPlace, refuseReplay } from './check-place.ts';
import { remainingToday } from './daily-limit.ts';
import { agentFeeOf, quoteFee } from './fee-quote.ts';
import { feeTerms, wholeFee, type FeeAgreed } from './fee-terms.ts';
import { accountFunds, selectUnspent, payersOf, type Funds } from './funds.ts';
import type { Payment } from './place-order.ts';

/** A payment as it is asked for. */
export type Asked = ParamsOf<typeof withdrawals.create>;

/** Chains that pay several with one transaction: those of unspent outputs, and by a batch contract the Ethereum family. */
const batching: readonly string[] = ['utxo', 'evm'];

/** Everybody a payment goes to. Of several, the first is its recipient and their sum its amount: what was confirmed is what leaves. */
function recipientsOf({ world }: Asking, asked: Asked, coin: CoinRow): readonly [Recipient, ...Recipient[]] {
  const { outputs, amount, address_to, memo = '' } = asked;
  if (outputs === undefined) return [{ address: address_to, amount, memo }];
  const { fees } = known(world.chains.get(coin.base_symbol), `chain ${coin.base_symbol}`);
  if (!batching.includes(fees.kind)) throw new Refused(codes.transactionNotSupported);
  const [first, ...others] = outputs.map((output) => ({ ...output, memo: output.memo ?? '' }));
  if (first?.address !== address_to) throw new BadField('outputs', 'order');
  const sum = [first, ...others].reduce((total, output) => total.plus(output.amount), new Big(0));
  if (!sum.eq(amount)) throw new BadField('amount', 'range');
  return [first, ...others];
}

function checkAmount({ world }: Asking, amount: string, subWallet: SubWalletRow, coin: CoinRow): void {
  checkSum(coin, amount);
  const remaining = remainingToday(world, walletOf(world, subWallet), coin);
  if (remaining?.lt(amount))
    throw new Refused(codes.aboveLimit, { remaining: remaining.toFixed(), coin: coin.symbol_alias });
}

/** What the fee is and where the money leaves from, each of which may depend on the other. */
function settle(
  { world }: Asking,
  asked: Asked,
  { sub_wallet_id, wallet_id }: SubWalletRow,
  coin: CoinRow,
  recipients: readonly [Recipient, ...Recipient[]],
): { terms: FeeAgreed; funds: Funds } {
  const [{ address }] = recipients;
  const termsFor = (inputs: number) =>
    feeTerms(quoteFee(world, coin, wallet_id, address, { inputs, outputs: recipients.length }), asked);
  const payers = payersOf(world, sub_wallet_id, coin, asked.from);
  const quote = quoteFee(world, coin, wallet_id, address);
  if (quote.size !== undefined) {
    const { inputs, ...funds } = selectUnspent(world, payers, coin, asked.amount, (n) => termsFor(n).fee);
    return { terms: termsFor(inputs), funds };
  }
  // The agent's fee was quoted while the agent still worked.
  const agent_fee = quote.agent_fee === undefined ? agentFeeOf(world, coin, address) : undefined;
  const asksAgent = agent_fee !== undefined && asked.fee !== undefined && new Big(agent_fee).eq(asked.fee);
  if (asksAgent) throw new Refused(codes.tronAgentUnavailable);
  const terms = termsFor(1);
  return { terms, funds: accountFunds(world, payers, coin, { amount: asked.amount, fee: wholeFee(terms) }) };
}

/** Everything that can be said against a payment, in order. */
export function checkOrder(asking: Asking, asked: Asked): Payment {
  refuseReplay(asking, asked.request_id);
  const { subWallet, coin } = payingPlace(asking, asked.sub_wallet_id, asked.symbol);
  const recipients = recipientsOf(asking, asked, coin);
  for (const recipient of recipients) checkRecipient(asking, subWallet, coin, recipient);
  for (const recipient of recipients) checkSum(coin, recipient.amount);
  checkAmount(asking, asked.amount, subWallet, coin);
  const isAccepted = asked.confirm_risk === 1;
  const screenings = recipients.map(({ address, amount }) =>
    checkRisk(asking, subWallet, coin, address, isAccepted, amount),
  );
  const { terms, funds } = settle(asking, asked, subWallet, coin, recipients);
  const { request_id, sub_wallet_id, symbol, amount, remark = '' } = asked;
  const outputs = recipients.map((recipient): PaymentOutput => ({ ...recipient, needActive: false }));
  const screening = gravest(screenings);
  return {
    request_id,
    initiator_uid: asking.person.uid,
    sub_wallet_id,
    symbol,
    amount,
    address_to: recipients[0].address,
    memo: recipients[0].memo,
    remark,
    terms,
    ...funds,
    ...(asked.outputs === undefined ? {} : { outputs }),
    ...(screening === undefined ? {} : { screening }),
  };
}
