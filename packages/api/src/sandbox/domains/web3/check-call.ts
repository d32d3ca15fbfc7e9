import Big from 'big.js';
import { accountAddress } from '../../../addresses/index.ts';
import { paymentsIn, readCall } from '../../../calls/index.ts';
import { codes } from '../../../core/codes.ts';
import type { ParamsOf } from '../../../core/endpoint.ts';
import type { web3 } from '../../../domains/web3/web3.contract.ts';
import { coinOf, walletOf } from '../../world/access.ts';
import type { CoinRow, SubWalletRow } from '../../world/rows.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import {
  checkNetwork,
  checkRecipient,
  checkRisk,
  gravest,
  type Screened,
} from '../withdrawals/check-recipient.ts';
import { checkToken } from '../collectibles/token-move.ts';
import { payingSubWallet, refuseReplay } from '../withdrawals/check-place.ts';
import { quoteFee } from '../withdrawals/fee-quote.ts';
import { feeTerms, wholeFee } from '../withdrawals/fee-terms.ts';
import { accountFunds, payersOf } from '../withdrawals/funds.ts';
import { gasOfCall } from './call-gas.ts';
import { decodeCall, methodOf, tokenOf } from './decode-call.ts';
import { movedBy, type ContractCall } from './place-call.ts';

type Asked = ParamsOf<typeof web3.create>;

/** Chains that have contracts to call. */
const withContracts: readonly string[] = ['evm', 'tron'];

/** Methods by which what a contract keeps for somebody goes to somebody else. */
const givesTokens: readonly string[] = ['transfer', 'safeTransferFrom'];

/** Whom a call gives what, the calls inside of it too. */
function receiversOf({ world }: Asking, asked: Asked): { coin: CoinRow; address: string }[] {
  const { main_chain_symbol: base, interactive_contract: contract, input_data } = asked;
  const main = coinOf(world, { symbol: base });
  const decoded = decodeCall(world, { base, contract, input_data });
  const isGift = decoded?.counterparty !== undefined && givesTokens.includes(decoded.method);
  const paid = paymentsIn(readCall(input_data), contract).map(({ token, to }) => ({
    coin: tokenOf(world, base, token) ?? main,
    address: accountAddress(base, to),
  }));
  if (!isGift || decoded.method === 'transfer') return paid;
  return [...paid, { coin: main, address: decoded.counterparty ?? '' }];
}

/** The main coin of a chain that the wallet has opened and that has contracts. */
function mainCoin({ world }: Asking, asked: Asked, subWallet: SubWalletRow): CoinRow {
  const { main_chain_symbol } = asked;
  const kind = world.chains.get(main_chain_symbol)?.fees.kind ?? 'none';
  const isOpen = walletOf(world, subWallet).open_chains.includes(main_chain_symbol);
  if (!isOpen || !withContracts.includes(kind)) throw new Refused(codes.coinNotSupported);
  return coinOf(world, { symbol: main_chain_symbol });
}

/** A permission or a token's transfer sends no coin along, and its data has to go with its method. */
function checkData({ world }: Asking, asked: Asked): void {
  const { main_chain_symbol, interactive_contract, input_data, amount, trans_type } = asked;
  const method = methodOf(input_data);
  if (method === undefined) return;
  const isPermission = method.isPermission === true;
  if (trans_type !== undefined && (trans_type === 0) !== isPermission) throw new BadField('trans_type');
  const place = { base: main_chain_symbol, contract: interactive_contract, input_data };
  const sendsNothing = isPermission || givesTokens.includes(method.name);
  const isUnread = decodeCall(world, place) === null || readCall(input_data).kind === 'broken';
  const isWrong = isUnread || (sendsNothing && new Big(amount).gt(0));
  if (isWrong) throw new Refused(codes.buildFailed);
}

/** The contract is looked at, and whoever something goes to like the recipient of any payment. */
function checkParties(asking: Asking, asked: Asked, subWallet: SubWalletRow, main: CoinRow): Screened {
  const { interactive_contract: contract } = asked;
  const isAccepted = asked.confirm_risk === 1;
  // Whitelists are of recipients; what may be called is for the strategies to say.
  const ofContract = checkRisk(asking, { ...subWallet, white_status: 0 }, main, contract, isAccepted);
  const ofReceivers = receiversOf(asking, asked).map(({ coin, address }) =>
    checkRisk(asking, subWallet, coin, address, isAccepted),
  );
  return gravest([ofContract, ...ofReceivers]);
}

/** Everything that can be said against a call, in order. */
export function checkCall(asking: Asking, asked: Asked): ContractCall {
  const { world, person } = asking;
  refuseReplay(asking, asked.request_id);
  const subWallet = payingSubWallet(asking, asked.sub_wallet_id);
  if (subWallet.sub_wallet_type === 1) throw new Refused(codes.subWalletTypeNotSupported);
  const main = mainCoin(asking, asked, subWallet);
  checkNetwork(main, asked.interactive_contract);
  if ((asked.amount.split('.')[1] ?? '').length > main.decimals) throw new BadField('amount', 'range');
  checkData(asking, asked);
  const { main_chain_symbol: base, interactive_contract: contract, input_data } = asked;
  checkToken(world, { base, contract, input_data, sub_wallet_id: asked.sub_wallet_id });
  // Without data it is a payment, and its contract whoever is paid.
  if (input_data === '0x' && new Big(asked.amount).gt(0))
    checkRecipient(asking, subWallet, main, { address: contract, amount: asked.amount, memo: '' });
  const screening = checkParties(asking, asked, subWallet, main);
  const {
    from,
    gas_price,
    gas_limit,
    fee,
    trans_type: _,
    confirm_risk: __,
    speed_up_id: ___,
    ...facts
  } = asked;
  const call: ContractCall = { ...given(facts), initiator_uid: person.uid };
  const moved = movedBy(world, call);
  const gas = gasOfCall(asked.input_data);
  const quote = quoteFee(world, main, subWallet.wallet_id, asked.interactive_contract, { gas });
  const terms = feeTerms(quote, { gas_price, gas_limit, fee });
  const coin = coinOf(world, moved);
  const payers = payersOf(world, asked.sub_wallet_id, coin, from === undefined ? undefined : [from]);
  const amount = moved.amount === '-1' ? '0' : moved.amount;
  const funds = accountFunds(world, payers, coin, { amount, fee: wholeFee(terms) });
  return {
    ...call,
    terms,
    address_from: funds.address_from,
    ...(screening === undefined ? {} : { screening }),
  };
}

type Given<Facts> = { [Name in keyof Facts]: Exclude<Facts[Name], undefined> };

/** The same without what was left out. */
function given<Facts extends object>(facts: Facts): Given<Facts> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Given<Facts>;
}
