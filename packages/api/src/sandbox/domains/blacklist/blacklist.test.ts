import { beforeEach, expect, it } from 'vitest';
import { codes } from '../../../core/codes.ts';
import { blacklist } from '../../../domains/blacklist/blacklist.contract.ts';
import { kyt } from '../../../domains/kyt/kyt.contract.ts';
import { withdrawals } from '../../../domains/withdrawals/withdrawals.contract.ts';
import { addressOn, createSandbox, people, specialAddresses, subWalletIds, walletIds } from '../../index.ts';
import { asking } from '../../testing.ts';

const wallet_id = walletIds.treasury;
const sub_wallet_id = subWalletIds.main;
const { ordinary, blacklisted } = specialAddresses;

let ana: ReturnType<typeof asking>;

beforeEach(() => {
  ana = asking(createSandbox({ clock: 'frozen' }), people.owner.uid);
});

const pay = async (address_to: string, symbol = 'TUSDT') => {
  const request_id = crypto.randomUUID();
  const payment = { request_id, sub_wallet_id, symbol, address_to, amount: '12' };
  return (await ana(withdrawals.create, payment)).code;
};

const list = async (more: object = {}) => {
  const { code, data } = await ana(blacklist.operate, {
    wallet_id,
    op: 'add',
    base_symbol: 'TRX',
    address: [ordinary.tron],
    scope: 1,
    ...more,
  });
  expect(code).toBe('0');
  return data;
};

it('a listed address is not paid, until it is switched off or taken off', async () => {
  expect(await pay(ordinary.tron)).toBe('0');
  const [id = 0] = (await list()).ids;
  expect(await pay(ordinary.tron)).toBe(codes.blacklistedAddress);
  const check = { sub_wallet_id, symbol: 'TUSDT', address_to: ordinary.tron };
  expect((await ana(kyt.withdrawCheck, check)).data.black).toBe(1);

  await ana(blacklist.operate, { wallet_id, op: 'disable', id });
  expect(await pay(ordinary.tron)).toBe('0');
  await ana(blacklist.operate, { wallet_id, op: 'enable', id });
  expect(await pay(ordinary.tron)).toBe(codes.blacklistedAddress);
  await ana(blacklist.remove, { wallet_id, id });
  expect(await pay(ordinary.tron)).toBe('0');
});

it('an address that is only kept from being swept is paid, and one listed for a coin is paid others', async () => {
  await list({ scope: 2 });
  expect(await pay(ordinary.tron)).toBe('0');
  await list({ symbol: 'TRX' });
  expect([await pay(ordinary.tron), await pay(ordinary.tron, 'TRX')]).toEqual([
    '0',
    codes.blacklistedAddress,
  ]);
});

it('lists an account once, however it is spelt, and names the addresses that were there', async () => {
  const eth = { base_symbol: 'ETH', address: [ordinary.evm, ordinary.evm.toLowerCase()] };
  expect((await list(eth)).ids).toHaveLength(1);
  expect(await list(eth)).toEqual({ ids: [], repeated: [ordinary.evm.toLowerCase()] });
});

it('takes no more than fifty addresses, and none that its chain does not know', async () => {
  const address = Array.from({ length: 51 }, (_, index) => addressOn('TRX', `listed ${index}`));
  const asked = { wallet_id, op: 'add' as const, base_symbol: 'TRX', scope: 1 as const };
  expect((await ana(blacklist.operate, { ...asked, address })).code).toBe(codes.badParameter);
  const wrong = await ana(blacklist.operate, { ...asked, address: [ordinary.tron, ordinary.evm] });
  expect(wrong).toMatchObject({ code: codes.invalidAddress, data: { invalid: [ordinary.evm] } });
  expect((await list({ address: address.slice(1) })).ids).toHaveLength(50);
});

it('every wallet begins with one address on it', async () => {
  expect(await pay(blacklisted.tron)).toBe(codes.blacklistedAddress);
  const inOperations = { wallet_id: walletIds.operations, keyword: blacklisted.tron };
  expect((await ana(blacklist.list, inOperations)).data.count).toBe(1);
});
