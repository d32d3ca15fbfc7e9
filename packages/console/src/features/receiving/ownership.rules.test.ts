import { addressOn } from '@mpc/api/sandbox';
import { clear, get, keys, set } from 'idb-keyval';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '#shared/drafts/database.ts';
import { recall, remember } from './address-memory.ts';
import { ownershipOf, type OwnReceiving } from './ownership.rules.ts';

const address = addressOn('TRX', 'own');
const coin = { symbol: 'TUSDT', base_symbol: 'TRX' };
const home: OwnReceiving = { subWalletId: 31, coin, address, memo: '' };
const owner = {
  sub_wallet_id: 31,
  sub_wallet_name: 'Main',
  addr_type: 1 as const,
  address_label: '',
  merge_address_symbol: '',
  memo: '',
};
const isNew = { is: 'new' } as const;
const known = (subWalletId: number) => ({ is: 'known', subWalletId }) as const;

describe('whether an address may be given away', () => {
  it('R21: only where the wallet says it is its own, memo and all', () => {
    expect(ownershipOf(home, owner, isNew)).toEqual({ is: 'own', remembered: 'new' });
    expect(ownershipOf(home, owner, known(31))).toEqual({ is: 'own', remembered: 'known' });
    expect(ownershipOf(home, owner, { is: 'changed' })).toEqual({ is: 'own', remembered: 'changed' });
    expect(ownershipOf(home, null, isNew)).toEqual({ is: 'stop', why: 'nobody' });
    expect(ownershipOf(home, { ...owner, sub_wallet_id: 32 }, isNew)).toEqual({
      is: 'stop',
      why: 'elsewhere',
    });
    expect(ownershipOf(home, { ...owner, memo: '7' }, isNew)).toEqual({ is: 'stop', why: 'memo' });
    expect(ownershipOf({ ...home, memo: '7' }, owner, isNew)).toEqual({ is: 'stop', why: 'memo' });
  });

  it('R21: not where it was shown for another sub-wallet before, whatever the server says now', () => {
    expect(ownershipOf(home, owner, known(32))).toEqual({ is: 'stop', why: 'moved' });
    expect(ownershipOf(home, null, known(31))).toEqual({ is: 'stop', why: 'nobody' });
  });

  it('not where it is no address of its network, unless there are no rules for that', () => {
    const broken = { ...home, address: `${address.slice(0, -1)}${address.endsWith('a') ? 'b' : 'a'}` };
    expect(ownershipOf(broken, owner, isNew)).toEqual({ is: 'stop', why: 'invalid' });
    const unknown = { ...home, coin: { symbol: 'NEWCOIN', base_symbol: 'NEWCOIN' }, address: 'new1qxyz' };
    expect(ownershipOf(unknown, owner, isNew)).toMatchObject({ is: 'own' });
  });
});

describe('what this browser remembers of addresses', () => {
  afterEach(() => clear(database));

  it('is told apart by person and account: by its memo only where accounts are shared', async () => {
    expect(await recall(7, home)).toEqual(isNew);
    await remember(7, home, 31);
    expect(await recall(7, home)).toEqual(known(31));
    expect(await recall(8, home)).toEqual(isNew);
    const shared = { ...home, coin: { symbol: 'XRP', base_symbol: 'XRP' }, address: addressOn('XRP', 'own') };
    await remember(7, { ...shared, memo: '7' }, 31);
    expect(await recall(7, { ...shared, memo: '7' })).toEqual(known(31));
    expect(await recall(7, { ...shared, memo: '8' })).toEqual(isNew);
    expect(await recall(7, { ...home, address: addressOn('TRX', 'other') })).toEqual(isNew);
  });

  it('R21: knows an address again under another coin, another network of its family, and another memo', async () => {
    const onEvm = (symbol: string, base_symbol: string) => ({
      ...home,
      coin: { symbol, base_symbol },
      address: addressOn('ETH', 'own'),
    });
    await remember(7, onEvm('USDTERC20', 'ETH'), 31);
    expect(await recall(7, onEvm('ETH', 'ETH'))).toEqual(known(31));
    expect(await recall(7, onEvm('BSC', 'BSC'))).toEqual(known(31));
    await remember(7, home, 31);
    expect(await recall(7, { ...home, coin: { ...coin, symbol: 'TRX' }, memo: '7' })).toEqual(known(31));
  });

  it('does not name the address, and R22: is believed only as it was written', async () => {
    await remember(7, home, 31);
    const [key] = await keys(database);
    if (key === undefined) throw new Error('Nothing is remembered');
    const kept = await get<{ text: string }>(key, database);
    expect(JSON.stringify([key, kept])).not.toContain(address);
    await set(key, { ...kept, text: kept?.text.replace('31', '32') }, database);
    expect(await recall(7, home)).toEqual({ is: 'changed' });
    await set(key, 'garbage', database);
    expect(await recall(7, home)).toEqual({ is: 'changed' });
  });
});
