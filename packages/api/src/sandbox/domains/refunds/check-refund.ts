import Big from 'big.js';
import { addressKey } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { refunds } from '../../../domains/refunds/refunds.contract.ts';
import { DepositStatus } from '../../../domains/transactions/transactions.rules.ts';
import { coinOf, governs, refuseExpired, sees, subWalletOf, walletOf } from '../../world/access.ts';
import type { CoinRow, DepositRow } from '../../world/rows.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { depositAt } from '../transactions/deposit-states.ts';
import { checkRecipient, checkRisk } from '../withdrawals/check-recipient.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { feeTerms, wholeFee, type FeeAgreed } from '../withdrawals/fee-terms.ts';
import { isRefundable, leftOf, pendingRefund } from './refundable.ts';

type Asked = ParamsOf<typeof refunds.create>;

/** A deposit in a sub-wallet the caller sees, or a refusal. */
export function ownDeposit({ world, person }: Asking, id: number): DepositRow {
  const deposit = depositAt(world, id);
  if (deposit === undefined || !sees(world, person.uid, subWalletOf(world, deposit)))
    throw new Refused(codes.orderNotFound);
  return deposit;
}

function checkAmount({ amount }: Asked, deposit: DepositRow, { symbol_alias, decimals }: CoinRow): void {
  if ((amount.split('.')[1] ?? '').length > decimals)
    throw new Refused(codes.precisionExceeded, { coin: symbol_alias, decimals: String(decimals) });
  const left = new Big(leftOf(deposit));
  const isPart = left.gt(amount) && deposit.status === DepositStatus.abnormal;
  if (new Big(amount).lte(0) || left.lt(amount) || isPart) throw new BadField('amount', 'range');
}

/** To where it came from it may go whatever that is; any other address is looked at like that of any payment. */
function checkDestination(asking: Asking, asked: Asked, deposit: DepositRow, coin: CoinRow): void {
  const { address_to: address, amount, memo = '' } = asked;
  const { base_symbol } = coin;
  const subWallet = subWalletOf(asking.world, deposit);
  checkRecipient(asking, subWallet, coin, { address, amount, memo });
  if (addressKey(base_symbol, address) === addressKey(base_symbol, deposit.address_from)) return;
  checkRisk(asking, subWallet, coin, address, asked.confirm_risk === 1);
}

/** What was credited has to be there still, and the fee in any case. */
function checkFunds(
  { world }: Asking,
  { amount }: Asked,
  deposit: DepositRow,
  coin: CoinRow,
  fee: string,
): void {
  const { sub_wallet_id, address_to } = deposit;
  const has = (symbol: string) => {
    const { total, locked } = world.ledger.at(sub_wallet_id, symbol, address_to);
    return total.minus(locked);
  };
  const taken = deposit.status === DepositStatus.abnormal ? '0' : amount;
  if (has(coin.symbol).lt(taken)) throw new Refused(codes.insufficientBalance);
  const forFee = coin.symbol === coin.base_symbol ? new Big(taken).plus(fee) : new Big(fee);
  if (has(coin.base_symbol).lt(forFee))
    throw new Refused(codes.insufficientFeeBalance, {
      coin: coinOf(world, { symbol: coin.base_symbol }).symbol_alias,
    });
}

/** Everything that can be said against a refund, in order. */
export function checkRefund(asking: Asking, asked: Asked): { deposit: DepositRow; terms: FeeAgreed } {
  const { world, person } = asking;
  const deposit = ownDeposit(asking, asked.deposit_id);
  const wallet = walletOf(world, deposit);
  if (!governs(wallet, person.uid)) throw new Refused(codes.noPermission);
  refuseExpired(asking, wallet);
  if (wallet.wallet_status === 3) throw new Refused(codes.transfersForbidden);
  const pending = pendingRefund(world, deposit);
  if (pending !== undefined) throw new Refused(codes.changePending, {}, { item_id: pending.item_id });
  if (!isRefundable(deposit)) throw new Refused(codes.transactionNotSupported);
  const coin = coinOf(world, deposit);
  checkDestination(asking, asked, deposit, coin);
  checkAmount(asked, deposit, coin);
  const terms = feeTerms(quoteFee(world, coin, wallet.wallet_id, asked.address_to), asked);
  checkFunds(asking, asked, deposit, coin, wholeFee(terms));
  return { deposit, terms };
}
