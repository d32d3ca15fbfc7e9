import { addressKey, checkAddress } from '../../../addresses/index.ts';
import { codes } from '../../../core/codes.ts';
import type { kyt } from '../../../domains/kyt/kyt.contract.ts';
import {
  focusCoin,
  ownSubWallet,
  ownWallet,
  refuseExpired,
  roleIn,
  sees,
  subWalletOf,
  subWalletsOf,
  walletOf,
} from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import { BadField, Refused } from '../../wire/refuse.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { isWhite } from '../address-book/book.ts';
import { isBlacklistedIn } from '../blacklist/blacklisted.ts';
import { logOperation } from '../operations/log-operation.ts';
import { ownHome } from '../receiving/own-home.ts';
import { decideRecord } from './decide-record.ts';
import { isWatched, judge } from './judge.ts';
import { configOf, configView, connectionOf } from './kyt-config.ts';
import { chargeOf, orderOf } from './kyt-orders.ts';
import { blockingRecords, serviceOf, switchService } from './kyt-services.ts';
import { governedService, ownRecord, ownService, serviceIn } from './own-service.ts';
import { recordPage } from './record-list.ts';
import { recordDetail, recordOf } from './record-view.ts';
import { draftId, saveSections } from './save-config.ts';
import { notScreened, screen } from './screening.ts';

/** Chain-risk screening. */
export const kytSandbox = {
  services({ wallet_id }, asking) {
    const { world } = asking;
    ownWallet(asking, wallet_id);
    const rows = world.kytServices.where('wallet_id', wallet_id);
    return { kyt_service: rows.map((row) => serviceOf(world, row)) };
  },

  config: ({ wallet_id, service_id }, asking) =>
    configView(asking.world, serviceIn(asking, wallet_id, service_id)),

  scope({ service_id, selected, ...query }, asking) {
    const { world, person } = asking;
    const service = ownService(asking, service_id);
    const { scope_type, sub_wallet_ids } = configOf(world, service).scope;
    const draft = world.kytDrafts.get(draftId(person.uid, service_id));
    const chosen = new Set(draft?.sub_wallet_ids ?? sub_wallet_ids);
    const isChosen = (id: number) => (draft === undefined && scope_type === 1) || chosen.has(id);
    const rows = subWalletsOf(world, person.uid, service.wallet_id).map((row) => {
      const { sub_wallet_id, sub_wallet_name, sub_wallet_type } = row;
      const isIn: 0 | 1 = isChosen(sub_wallet_id) ? 1 : 0;
      return { sub_wallet_id, sub_wallet_name, sub_wallet_type, selected: isIn };
    });
    const found = rows.filter((row) => selected === undefined || row.selected === selected);
    return {
      ...listed(found, query, { show: (row) => row, texts: (row) => [row.sub_wallet_name], order: 'asc' }),
      selected_count: rows.filter((row) => row.selected === 1).length,
      cache_id: draft?.cache_id ?? '',
    };
  },

  connection: ({ service_id }, asking) =>
    connectionOf(configOf(asking.world, ownService(asking, service_id))),

  saveConfig({ service_id, sections }, asking) {
    const { world, person } = asking;
    const service = governedService(asking, service_id);
    refuseExpired(asking, walletOf(world, service));
    if (service.open_status === 0) throw new BadField('service_id', 'fixed');
    const { isSame, ...saved } = saveSections(world, service, sections, person.uid);
    const { wallet_id, name } = service;
    const log = { wallet_id, business: 'kyt', business_id: service_id } as const;
    const after = `${name}: ${Object.keys(sections).join(', ')}`;
    if (!isSame) logOperation(asking, { ...log, area: 'config', op: 'save', after });
    return saved;
  },

  draftScope({ service_id, sub_wallet_ids }, asking) {
    const { world, person } = asking;
    const service = governedService(asking, service_id);
    if (new Set(sub_wallet_ids).size < sub_wallet_ids.length)
      throw new BadField('sub_wallet_ids', 'repeated');
    const isIn = (id: number) => world.subWallets.get(id)?.wallet_id === service.wallet_id;
    if (!sub_wallet_ids.every(isIn)) throw new BadField('sub_wallet_ids', 'unknown');
    const cache_id = draftId(person.uid, service_id);
    world.kytDrafts.put({ cache_id, uid: person.uid, service_id, sub_wallet_ids });
    return { cache_id };
  },

  withdrawCheck({ sub_wallet_id, symbol, address_to, amount }, asking) {
    const { world } = asking;
    const subWallet = ownSubWallet(asking, sub_wallet_id);
    const coin = focusCoin(asking, subWallet, symbol);
    const { base_symbol, coin_net } = coin;
    if (!checkAddress(base_symbol, address_to).ok) throw new Refused(codes.invalidAddress, { net: coin_net });
    const screening = isWatched(world, subWallet, coin, 'withdraw', amount)
      ? screen(base_symbol, address_to, world.clock.now())
      : notScreened;
    if (screening === undefined) throw new Refused(codes.screeningUnavailable);
    return {
      kyt: screening.level === 0 ? screening : judge(world, subWallet, 'withdraw', screening).kyt,
      white: isWhite(world, sub_wallet_id, base_symbol, address_to, symbol) ? 1 : 0,
      black: isBlacklistedIn(world, subWallet.wallet_id, base_symbol, address_to, 1, symbol) ? 1 : 0,
      own_address: ownHome(asking, base_symbol, addressKey(base_symbol, address_to)) === undefined ? 0 : 1,
    };
  },

  switchService({ service_id, status }, asking) {
    const { world } = asking;
    const service = governedService(asking, service_id);
    const { wallet_id, name } = service;
    refuseExpired(asking, walletOf(world, service));
    switchService(world, service, status);
    const op = status === 1 ? 'activate' : 'close';
    logOperation(asking, {
      wallet_id,
      business: 'kyt',
      area: 'service',
      op,
      business_id: service_id,
      after: name,
    });
    return null;
  },

  records: (filter, asking) => recordPage(asking, filter),

  record: ({ record_id }, asking) =>
    recordDetail(asking.world, ownRecord(asking, record_id), asking.person.uid),

  handle: (asked, asking) => decideRecord(asking, asked),

  orders(filter, asking) {
    const { world } = asking;
    const { wallet_id, provider, status } = filter;
    ownWallet(asking, wallet_id);
    const orders = world.kytOrders
      .where('wallet_id', wallet_id)
      .map((row) => orderOf(world, row))
      .filter((order) => provider === undefined || order.provider === provider)
      .filter((order) => status === undefined || status.includes(order.status));
    return listed(orders, filter, { show: (order) => order, time: (order) => order.created_at });
  },

  charge({ order_id }, { world, person }) {
    const order = world.kytOrders.get(order_id);
    if (order === undefined || roleIn(walletOf(world, order), person.uid) === undefined)
      throw new Refused(codes.orderNotFound);
    return chargeOf(world, order);
  },

  closeCheck({ service_id }, asking) {
    const { world, person } = asking;
    const blocking = blockingRecords(world, ownService(asking, service_id));
    return {
      can_close: blocking.length === 0,
      blocking_count: blocking.length,
      blocking: blocking
        .filter((record) => sees(world, person.uid, subWalletOf(world, record)))
        .slice(0, 20)
        .map((record) => recordOf(world, record, person.uid)),
    };
  },

  watched({ wallet_id }, asking) {
    const { world, person } = asking;
    ownWallet(asking, wallet_id);
    return subWalletsOf(world, person.uid, wallet_id).map(
      ({ sub_wallet_id, sub_wallet_name, kyt_status }) => ({
        sub_wallet_id,
        sub_wallet_name,
        selected: kyt_status,
      }),
    );
  },
} satisfies ResolversOf<typeof kyt>;
