import Big from 'big.js';
import type { coldWallet } from '../../../domains/cold-wallet/cold-wallet.contract.ts';
import { governedWallet, ownWallet, refuseExpired, walletOf } from '../../world/access.ts';
import { known } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import { BadField } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { decideItem, revokeItem } from '../approvals/items.ts';
import { isSweeping } from '../auto-collect/is-sweeping.ts';
import { logOperation } from '../operations/log-operation.ts';
import { coinHeld, networkView } from '../wallets/wallet-view.ts';
import { coldCoin, coldCoins, governed, own, ownChange, tiersFor } from './cold-access.ts';
import { faultsOf, moveOf } from './cold-tasks.ts';
import type { FundStrategyRow } from './cold-wallet-tables.ts';
import { fundStrategyView, taskInfo, taskView } from './cold-wallet-view.ts';
import { checkLimits, scheduleLook } from './fund-strategies.ts';
import { checkPair, checkPairText, proposeNoPair, proposePair } from './multisig-changes.ts';
import { multisigView, versionOf } from './multisig-view.ts';
import { createTask } from './create-task.ts';
import { balanceOf, coldChains, fundStrategyOf, hotOf, pairOf, voteFreeOf } from './tiers.ts';

const defaultEvents = { start: false, exception: true, start_fail: true, fail: true, success: false };

/** Multi-signature contracts that hold what is not needed every day. */
export const coldWalletSandbox = {
  coins({ wallet_id, base_symbol }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const hot = hotOf(world, wallet);
    return coldCoins(world, wallet)
      .filter((coin) => base_symbol === undefined || coin.base_symbol === base_symbol)
      .map((coin) => coinHeld(world, coin, wallet, known(hot, 'omnibus sub-wallet'), false));
  },

  networks({ wallet_id }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    return asking.world.chains
      .all()
      .filter((chain) => coldChains.some((symbol) => symbol === chain.symbol))
      .map((chain) => networkView(chain, wallet));
  },

  balances({ wallet_id, symbol, base_symbol }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    return coldCoins(world, wallet)
      .filter((coin) => symbol === undefined || coin.symbol === symbol)
      .filter((coin) => base_symbol === undefined || coin.base_symbol === base_symbol)
      .map((coin) => balanceOf(world, wallet, coin));
  },

  strategies(filter, asking) {
    const { world } = asking;
    ownWallet(asking, filter.wallet_id);
    const rows = world.fundStrategies
      .where('wallet_id', filter.wallet_id)
      .map((row) => fundStrategyView(world, row))
      .filter((row) => filter.symbol === undefined || row.symbol === filter.symbol)
      .filter((row) => filter.base_symbol === undefined || row.base_symbol === filter.base_symbol)
      .filter((row) => filter.status === undefined || row.status === filter.status);
    return listed(rows, filter, {
      show: (row) => row,
      texts: (row) => [row.symbol, row.symbol_alias, row.coin_net],
      time: (row) => row.updated_at,
      ...(filter.order_by === 'symbol'
        ? { compare: (one, other) => one.symbol.localeCompare(other.symbol), order: 'asc' as const }
        : {}),
    });
  },

  deleteStrategy({ id }, asking) {
    const row = governed(asking, asking.world.fundStrategies.get(id));
    asking.world.fundStrategies.remove(row);
    logOperation(asking, {
      wallet_id: row.wallet_id,
      business: 'cold_strategy',
      op: 'delete',
      business_id: id,
      before: row.symbol,
    });
    return null;
  },

  saveStrategy({ wallet_id, id, symbol, ...limits }, asking) {
    const { world, person } = asking;
    const wallet = governedWallet(asking, wallet_id);
    refuseExpired(asking, wallet);
    const coin = coldCoin(world, wallet, symbol);
    tiersFor(world, wallet, coin);
    const { check_interval_min: _, status: __, ...amounts } = limits;
    checkLimits(amounts, coin.decimals);
    const old = id === undefined ? undefined : governed(asking, world.fundStrategies.get(id));
    const other = fundStrategyOf(world, wallet_id, symbol);
    if (other !== undefined && other.id !== id) throw new BadField('symbol', 'taken');
    if (old !== undefined && old.symbol !== symbol) throw new BadField('symbol', 'fixed');
    const now = world.clock.now();
    const change = { ...limits, updated_uid: person.uid, updated_at: now };
    const row: FundStrategyRow =
      old === undefined
        ? world.fundStrategies.insert({
            id: world.nextId('fundStrategy'),
            wallet_id,
            symbol,
            ...change,
            last_run_at: 0,
          })
        : world.fundStrategies.update(old, change);
    if (row.status === 1) scheduleLook(world, row);
    logOperation(asking, {
      wallet_id,
      business: 'cold_strategy',
      op: old === undefined ? 'add' : 'edit',
      business_id: row.id,
      before: old === undefined ? '' : `${old.hot_lower} < ${old.hot_target} < ${old.hot_upper}`,
      after: `${row.hot_lower} < ${row.hot_target} < ${row.hot_upper}`,
    });
    return { id: row.id };
  },

  strategy({ id }, asking) {
    const { world } = asking;
    const row = own(asking, world.fundStrategies.get(id));
    const tasks = world.coldTasks
      .where('wallet_id', row.wallet_id)
      .filter((task) => task.strategy_id === id)
      .slice(-20)
      .reverse()
      .map((task) => taskView(world, task));
    return { ...fundStrategyView(world, row), tasks };
  },

  coinInfo({ wallet_id, symbol }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const coin = coldCoin(world, wallet, symbol);
    const strategy = fundStrategyOf(world, wallet_id, symbol);
    return {
      coin: coinHeld(world, coin, wallet, known(hotOf(world, wallet), 'omnibus sub-wallet'), true),
      balance: balanceOf(world, wallet, coin),
      strategy: strategy === undefined ? null : fundStrategyView(world, strategy),
    };
  },

  addresses({ wallet_id, base_symbol, status }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    return world.multisigs
      .where('wallet_id', wallet_id)
      .filter((row) => base_symbol === undefined || row.base_symbol === base_symbol)
      .map((row) => multisigView(world, row))
      .filter((view) => status === undefined || view.status === status);
  },

  withdrawChange({ id }, asking) {
    revokeItem(asking.world, ownChange(asking, id), asking.person);
    return null;
  },

  checkAddresses({ wallet_id, ...pair }, asking) {
    const wallet = ownWallet(asking, wallet_id);
    checkPairText(asking.world, pair);
    return checkPair(asking.world, wallet, pair);
  },

  saveAddresses({ wallet_id, remark = '', ...pair }, asking) {
    const wallet = governedWallet(asking, wallet_id);
    refuseExpired(asking, wallet);
    return { item_id: proposePair(asking, wallet, pair, remark).item_id };
  },

  deleteAddresses({ id, remark = '' }, asking) {
    const row = governed(asking, asking.world.multisigs.get(id));
    return { item_id: proposeNoPair(asking, walletOf(asking.world, row), row, remark).item_id };
  },

  alarm({ wallet_id }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    const row = world.coldAlarms.get(wallet_id);
    return {
      emails: [...(row?.emails ?? [])],
      balance_monitor: coldChains
        .filter((chain) => pairOf(world, wallet_id, chain) !== undefined)
        .map((base_symbol) => {
          const voteFree = voteFreeOf(wallet_id, base_symbol);
          const monitor = row?.monitors.find((one) => one.base_symbol === base_symbol);
          return {
            base_symbol,
            vote_free_address: voteFree.address,
            balance: voteFree.balance,
            threshold: monitor?.threshold ?? '0',
            status: monitor?.status ?? 0,
          };
        }),
      task_events: row?.events ?? defaultEvents,
    };
  },

  saveAlarm({ wallet_id, emails, balance_monitor, task_events }, asking) {
    const { world } = asking;
    governedWallet(asking, wallet_id);
    const distinct = new Set(emails.map((email) => email.toLowerCase()));
    if (distinct.size < emails.length) throw new BadField('emails', 'repeated');
    const chains = balance_monitor.map((monitor) => monitor.base_symbol);
    if (chains.some((chain) => pairOf(world, wallet_id, chain) === undefined))
      throw new BadField('balance_monitor', 'unknown');
    if (new Set(chains).size < chains.length) throw new BadField('balance_monitor', 'repeated');
    world.coldAlarms.put({ wallet_id, emails, monitors: balance_monitor, events: task_events });
    return null;
  },

  tasks(filter, asking) {
    const { world } = asking;
    ownWallet(asking, filter.wallet_id);
    const rows = world.coldTasks
      .where('wallet_id', filter.wallet_id)
      .filter((task) => filter.direction === undefined || task.direction === filter.direction)
      .filter((task) => filter.symbol === undefined || task.symbol === filter.symbol)
      .filter((task) => filter.source === undefined || task.source === filter.source)
      .filter((task) => filter.strategy_id === undefined || task.strategy_id === filter.strategy_id)
      .map((task) => taskView(world, task))
      .filter((task) => filter.status === undefined || filter.status.includes(task.status));
    return listed(rows, filter, {
      show: (task) => task,
      texts: (task) => [String(task.task_id), task.txid, task.address_from, task.address_to],
      time: (task) => task.created_at,
      ...(filter.order_by === 'amount'
        ? { compare: (one, other) => new Big(one.amount).cmp(other.amount) }
        : {}),
    });
  },

  task({ task_id }, asking) {
    return taskInfo(asking.world, own(asking, asking.world.coldTasks.get(task_id)), asking.person.uid);
  },

  remarkTask({ task_id, remark }, asking) {
    const task = governed(asking, asking.world.coldTasks.get(task_id));
    asking.world.coldTasks.update(task, { remark });
    return null;
  },

  pendingChanges({ wallet_id }, asking) {
    ownWallet(asking, wallet_id);
    const items = asking.world.items.where('wallet_id', wallet_id);
    return { pending: items.filter((item) => item.item_type === 11 && item.status === 0).length };
  },

  auditChange({ id, result, ...saying }, asking) {
    const item = decideItem(asking.world, ownChange(asking, id), asking.person, result, saying);
    return { status: versionOf(asking.world, item).status };
  },

  check({ wallet_id }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    return {
      funding_strategy: world.fundStrategies.where('wallet_id', wallet_id).length > 0,
      multising_address: coldChains.some((chain) => pairOf(world, wallet_id, chain) !== undefined),
      warning_notice: (world.coldAlarms.get(wallet_id)?.emails.length ?? 0) > 0,
    };
  },

  gate({ wallet_id }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    return {
      flag: world.apiKeys.get(wallet_id)?.status === 1 && wallet.co_signer_status === 2,
      collect_status: isSweeping(world, wallet_id),
    };
  },

  moveFacts({ wallet_id, direction, symbol }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const coin = coldCoin(world, wallet, symbol);
    const { free, ...move } = moveOf(world, wallet, coin, tiersFor(world, wallet, coin), direction);
    const voteFree = voteFreeOf(wallet_id, coin.base_symbol).balance;
    return {
      ...move,
      available: free.toFixed(),
      fee_symbol: coin.base_symbol,
      ...(direction === 2 ? {} : { vote_free_balance: voteFree }),
    };
  },

  createTask(asked, asking) {
    const wallet = governedWallet(asking, asked.wallet_id);
    refuseExpired(asking, wallet);
    return createTask(asking, wallet, asked);
  },

  checkMove({ wallet_id, direction, symbol, amount }, asking) {
    const { world } = asking;
    const wallet = ownWallet(asking, wallet_id);
    const coin = coldCoin(world, wallet, symbol);
    const reasons = faultsOf(world, wallet, coin, tiersFor(world, wallet, coin), direction, amount);
    return { ok: reasons.length === 0, reasons };
  },
} satisfies ResolversOf<typeof coldWallet>;
