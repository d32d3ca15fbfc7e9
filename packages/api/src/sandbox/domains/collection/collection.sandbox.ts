import { codes } from '../../../core/codes.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import type { CollectInit } from '../../../domains/collection/collection.schema.ts';
import { WithdrawStatus } from '../../../domains/transactions/transactions.rules.ts';
import { governs, ownSubWallet, ownWallet, statusOf } from '../../world/access.ts';
import { amountText } from '../../world/ledger.ts';
import type { ChainRow, WalletRow } from '../../world/rows.ts';
import { known, type World } from '../../world/world.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { Asking, ResolversOf } from '../../wire/resolver.ts';
import { coinFor } from '../address-book/book-chains.ts';
import { personBeside } from '../transactions/transaction-view.ts';
import { canCancel, endOrder, outgoingAt } from '../withdrawals/order-lifecycle.ts';
import { listAuthorised } from './auth-list.ts';
import { collectGas, feeOfGas, logRule } from './collect-rules.ts';
import { ownRule } from './own-rule.ts';
import { saveAmounts, saveSymbols } from './rule-coins.ts';
import { listRules } from './rule-list.ts';
import { ruleView } from './rule-view.ts';
import { listRuns, ownRun, partsOf, runView } from './run-list.ts';
import { changeRule, createRule } from './save-rule.ts';
import { transInfo } from './trans-info.ts';

/** The chains of contracts that a wallet has opened. */
function chainsOf(world: World, wallet: WalletRow): ChainRow[] {
  return world.chains
    .all()
    .filter(({ symbol, fees }) => fees.kind === 'evm' && wallet.open_chains.includes(symbol));
}

/** Why a wallet cannot have rules; empty where it can. */
function reasonAgainst(world: World, wallet: WalletRow, web3SubWallets: number): CollectInit['reason'] {
  const status = statusOf(world, wallet);
  if (status === 2) return 'expired';
  if (status !== 1) return 'not_complete';
  if (chainsOf(world, wallet).length === 0) return 'no_evm_chain';
  return web3SubWallets === 0 ? 'no_web3_sub_wallet' : '';
}

function ownChainSymbols(asking: Asking, wallet_id: number, base_symbol: string, id?: number): string[] {
  const { world } = asking;
  ownWallet(asking, wallet_id);
  const taken = id === undefined ? [] : ownRule(asking, id).symbols.map(({ symbol }) => symbol);
  return world.coins
    .where('base_symbol', base_symbol)
    .filter(({ symbol, contract_address }) => contract_address !== '' && !taken.includes(symbol))
    .map(({ symbol }) => symbol);
}

/** Sweeping by contract: rules, thresholds, authorizations by address. */
export const collectionSandbox = {
  rules: (filter, asking) => listRules(asking, filter),

  init({ wallet_id }, asking) {
    const { world, person } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const web3 = world.subWallets.where('wallet_id', wallet_id).filter((row) => row.sub_wallet_type === 2);
    const holders = wallet.members.filter(({ role }) => role !== 3).map(({ uid }) => uid);
    const reason = reasonAgainst(world, wallet, web3.length);
    return {
      enabled: reason === '' ? 1 : 0,
      reason,
      web3_sub_wallet_count: web3.length,
      key_holder: governs(wallet, person.uid) ? 1 : 0,
      key_holders: holders.map((uid) => personBeside(world, uid)),
    };
  },

  chains({ wallet_id }, asking) {
    const { world } = asking;
    return chainsOf(world, ownWallet(asking, wallet_id)).map(({ symbol, symbol_alias, coin_net, icon }) => ({
      base_symbol: symbol,
      coin_net,
      icon,
      fee_symbol: symbol,
      fee_symbol_alias: symbol_alias,
      deploy_fee: feeOfGas(world, symbol, collectGas.deploy) ?? '0',
    }));
  },

  saveRule: (asked, asking) =>
    asked.id === undefined ? createRule(asking, asked) : changeRule(asking, asked, asked.id),

  history: (filter, asking) => listRuns(asking, filter),

  historyInfo({ id }, asking) {
    const { world, person } = asking;
    const run = ownRun(asking, id);
    if (run === undefined) throw new BadField('id', 'unknown');
    return { ...runView(world, run, person.uid), list: partsOf(world, run, person.uid) };
  },

  rule: ({ id }, asking) => ruleView(asking.world, ownRule(asking, id), asking.person.uid),

  saveAmounts: (asked, asking) => saveAmounts(asking, asked),

  chainSymbols({ wallet_id, base_symbol, id, keyword = '' }, asking) {
    const text = keyword.trim().toLowerCase();
    return ownChainSymbols(asking, wallet_id, base_symbol, id)
      .map((symbol) => coinFor(asking, symbol, wallet_id))
      .filter(({ name, contract_address }) =>
        [name, contract_address].some((one) => one.toLowerCase().includes(text)),
      );
  },

  saveSymbols: (asked, asking) => saveSymbols(asking, asked),

  authorised: (filter, asking) => listAuthorised(asking, filter),

  cancel({ id, remark }, asking) {
    const { world, person } = asking;
    const run = ownRun(asking, id);
    const call = outgoingAt(world, id);
    if (run === undefined || call === undefined) throw new Refused(codes.orderNotFound);
    if (!canCancel(world, call, person.uid)) throw new Refused(codes.alreadyHandled);
    endOrder(world, call, WithdrawStatus.discarded, remark, person.nickname);
    const rule = known(world.collectRules.get(run.rule_id), 'collection rule');
    logRule(world, person.uid, rule, 'cancel', `${run.total_amount} ${run.symbol}`, '', 'sweep');
    return null;
  },

  transInfo: ({ id }, asking) => transInfo(asking, id),

  addresses({ sub_wallet_id, base_symbol }, asking) {
    const { world } = asking;
    ownSubWallet(asking, sub_wallet_id);
    return world.addresses
      .where('sub_wallet_id', sub_wallet_id)
      .filter((row) => base_symbol === undefined || row.base_symbol === base_symbol)
      .map((row) => ({
        base_symbol: row.base_symbol,
        coin_net: world.chains.get(row.base_symbol)?.coin_net ?? row.base_symbol,
        address: row.address,
        memo: row.memo,
        address_label: row.address_label,
        addr_type: row.addr_type,
        is_common: row.is_common,
        balance: amountText(world.ledger.at(sub_wallet_id, row.base_symbol, row.address).total),
      }));
  },
} satisfies ResolversOf<typeof collection>;
