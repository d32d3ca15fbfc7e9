import { addressKey as accountOf, checkAddress, createLookAlikes } from '@mpc/api/addresses';
import { specialAddresses } from '@mpc/api/sandbox';
import { expect, it } from 'vitest';
import type { Anchor } from '#features/address-check';
import { calm, coin, entry, recipient, trx, usdt, usdtErc } from './batch-samples.ts';
import { checkRow, gravestOf, levelOf, listedAs, ownedAs, ratedAs, type World } from './check-row.rules.ts';
import { coinNames } from './coin-names.rules.ts';
import type { Entry } from './sheet-row.ts';
import { worldOf } from './world.rules.ts';

const codes = (part: Partial<Entry>, world: Partial<World> = {}) =>
  checkRow(entry(part), calm(world))
    .findings.filter(({ level }) => level !== 'note')
    .map(({ code }) => code);

const account = (address: string) => {
  const check = checkAddress('TRX', address);
  return check.ok ? check.key : '';
};

it('finds nothing against a payment in order, and says that nobody was paid there before', () => {
  const check = checkRow(entry(), calm());
  expect(check).toMatchObject({
    coin: usdt,
    to: recipient,
    account: account(recipient),
    amount: '10',
    memo: '',
  });
  expect(check.findings).toEqual([{ field: 'address', level: 'note', code: 'new' }]);
  expect(checkRow(entry(), calm({ paid: new Set([account(recipient)]) })).findings).toEqual([]);
});

it.each<[string, Partial<Entry>, Partial<World>]>([
  ['coinMissing', { coin: '' }, { usual: null }],
  ['coinUnknown', { coin: 'DOGE' }, {}],
  ['coinAmbiguous', { coin: 'USDT' }, {}],
  ['addressMissing', { address: '' }, {}],
  ['addressMissing', { address: '', coin: 'DOGE' }, {}],
  ['addressWrong', { address: specialAddresses.ordinary.evm }, {}],
  ['addressWrong', { address: `${recipient} ` }, {}],
  ['recipient', {}, { own: new Set([ownedAs(account(recipient), '')]) }],
  ['recipient', {}, { contracts: { tokens: new Map(), others: new Map([[account(recipient), '']]) } }],
  ['black', {}, { barred: new Set([listedAs(account(recipient))]) }],
  ['black', {}, { barred: new Set([listedAs(account(recipient), 'TUSDT')]) }],
  ['notWhite', {}, { white: new Map([['TUSDT', new Set<string>()]]) }],
  ['memoNone', { memo: '12' }, {}],
  ['amountMissing', { amount: '' }, {}],
  ['amountForm', { amount: '1,200' }, {}],
  ['amountForm', { amount: '-3' }, {}],
  ['amountForm', { amount: '1e3' }, {}],
  ['amountZero', { amount: '0.0' }, {}],
  ['amountForm', { amount: '1.0000001' }, {}],
  ['amountForm', { amount: '1250,75' }, {}],
  ['amountForm', { amount: '05' }, {}],
  ['amountMinimum', { amount: '0.5' }, {}],
  ['remarkLong', { remark: '付'.repeat(201) }, {}],
  ['hidden', { coin: '\ufeffTUSDT' }, {}],
  ['hidden', { memo: '1\u202e2' }, {}],
  ['hidden', { remark: 'rent\u0007' }, {}],
])('says %s', (code, part, world) => {
  expect(codes(part, world)).toContain(code);
});

it('bars a listing of another coin nowhere, and lets a listed one through a whitelist', () => {
  expect(codes({}, { barred: new Set([listedAs(account(recipient), 'TRX')]) })).toEqual([]);
  expect(codes({}, { white: new Map([['TUSDT', new Set([account(recipient)])]]) })).toEqual([]);
  expect(codes({}, { white: new Map() })).toEqual([]);
});

it('warns of whom the screening found a risk, in the coin it looked at', () => {
  const rated = new Map([[ratedAs(account(recipient), 'TUSDT'), 3 as const]]);
  expect(codes({}, { rated })).toEqual(['risky']);
  expect(codes({ coin: 'TRX' }, { rated })).toEqual([]);
  expect(codes({}, { rated: new Map([[ratedAs(account(recipient), 'TUSDT'), 2 as const]]) })).toEqual([]);
});

const xrp = coin({
  symbol: 'XRP',
  symbol_alias: 'XRP',
  base_symbol: 'XRP',
  coin_net: 'XRP',
  support_memo: '1',
  address_tag_regex: '\\d{1,10}',
});

it('asks for the memo of a chain that has them, once', () => {
  const world = { coinOf: coinNames([xrp]), usual: xrp };
  const memo = (part: Partial<Entry>) =>
    checkRow(entry(part), calm(world)).findings.filter(({ field }) => field === 'memo');
  // From the published vectors of X-addresses: one account, without and with the tag 12345.
  const classic = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf';
  const tagged = 'XVLhHMPHU98es4dbozjVtdWzVrDjtV8xvjGQTYPiAx6gwDC';
  expect(memo({ address: classic, memo: '77' })).toEqual([]);
  expect(memo({ address: classic, memo: 'ten' })).toMatchObject([{ code: 'memoForm', level: 'error' }]);
  const packed = checkRow(entry({ address: tagged }), calm(world));
  expect(packed.memo).not.toBe('');
  expect(memo({ address: tagged })).toEqual([]);
  expect(memo({ address: tagged, memo: '4' })).toMatchObject([{ code: 'memoTwice' }]);
});

it('R23: tells sub-wallets that share an account by their memos, whichever address of the payer it is', () => {
  const address = 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf';
  const place = { base: 'XRP', address };
  const world = worldOf({
    coins: [xrp, usdt],
    usual: 'XRP',
    book: [],
    blacklist: [],
    orders: [],
    subWallet: { id: 1, name: 'Main' },
    own: [{ base: 'TRX', address: recipient, memo: '' }],
    mine: [
      { ...place, memo: '101', sub_wallet_id: 1, sub_wallet_name: 'Main' },
      { ...place, memo: '102', sub_wallet_id: 2, sub_wallet_name: 'Reserve' },
    ],
    paidLabel: '',
    contracts: { tokens: new Map(), others: new Map() },
    white: null,
  });
  const said = (part: Partial<Entry>) =>
    checkRow(entry({ amount: '1', ...part }), { ...world, rated: new Map() }).findings.filter(
      ({ field }) => field === 'address',
    );
  expect(said({ address, memo: '101' })).toMatchObject([
    { code: 'recipient', recipientCheck: { reason: 'sender' } },
  ]);
  expect(said({ address, memo: '102' })).toEqual([]);
  expect(said({ address, memo: '103' })).toMatchObject([{ code: 'new', level: 'note' }]);
  expect(world.ours.get(ownedAs(accountOf('XRP', address), '102'))).toBe('Reserve');
  // Another address of the paying sub-wallet than the one it receives on first.
  expect(said({ coin: 'TUSDT' })).toMatchObject([{ code: 'recipient' }]);
});

it('keeps back what looks like a trusted address, and names it', () => {
  const trusted = '0x1234567890abcdef1234567890abcdef12345678';
  const forged = '0x1234567890ffffff0000000000aaaaaa12345678';
  const anchors: Anchor[] = [{ label: 'Treasury', address: trusted }];
  const world = calm({
    usual: usdtErc,
    lookAlikes: (base) => createLookAlikes(base, anchors, ({ address }) => address),
  });
  const about = (address: string) => gravestOf(checkRow(entry({ address }), world).findings, 'address');
  expect(about(forged)).toMatchObject({ level: 'error', code: 'lookAlike', params: { label: 'Treasury' } });
  // Spelled without its checksum it is still the one that is trusted.
  expect(about(trusted)?.code).toBe('addressDoubtful');
  const known = new Map([[accountOf('ETH', trusted), 'Treasury']]);
  expect(checkRow(entry({ address: trusted }), { ...world, known }).findings).toEqual([]);
});

it('speaks of the gravest first', () => {
  const { findings } = checkRow(entry({ amount: '0', coin: 'DOGE' }), calm());
  expect(levelOf(findings)).toBe('error');
  expect(gravestOf(findings, 'coin')?.code).toBe('coinUnknown');
  expect(gravestOf(findings, 'remark')).toBeNull();
  expect(levelOf(checkRow(entry({ coin: 'TRX' }), calm()).findings)).toBeNull();
  expect(checkRow(entry({ coin: 'TRX' }), calm()).coin).toBe(trx);
});
