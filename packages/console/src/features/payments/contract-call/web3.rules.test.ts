import { describe, expect, it } from 'vitest';
import { loadReadCall } from '#features/contract-call';
import {
  amountFault,
  consentFor,
  contractOn,
  hasContracts,
  isSecureUrl,
  isSendable,
  purposeOf,
} from './web3.rules.ts';
import { emptyWeb3, isWeb3Values } from './web3.values.ts';

const readCall = await loadReadCall();
const spender = '7a250d5630b4cf539739df2c5dacb4c659f2488d'.padStart(64, '0');
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const most = 2n ** 256n - 1n;
const approve = (amount: bigint) => readCall(`0x095ea7b3${spender}${word(amount)}`);
const unknown = readCall(`0x5be7cd2f${word(1n)}`);
const nothing = readCall('0x');
const eth = { decimals: 18, available: '2', fee: null };

it('contracts are called on chains that have them', () => {
  expect(['ETH', 'BSC', 'MATIC1', 'TRX'].filter(hasContracts)).toEqual(['ETH', 'BSC', 'MATIC1', 'TRX']);
  expect(['BTC', 'XRP', 'TON', 'SOL'].filter(hasContracts)).toEqual([]);
});

it('a contract is an address of its chain, in its checksum’s spelling', () => {
  expect(contractOn('ETH', '0xdac17f958d2ee523a2206206994597c13d831ec7')).toBe(
    '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  );
  expect(contractOn('ETH', '0xdAC17F958D2ee523a2206206994597C13D831eC7')).toBeNull();
  expect(contractOn(null, '0xdac17f958d2ee523a2206206994597c13d831ec7')).toBeNull();
});

describe('what a call is for', () => {
  it('is read from its data, and only said where nobody can read it', () => {
    expect(purposeOf(approve(5n), 1)).toBe(0);
    expect(purposeOf(approve(0n), 1)).toBe(0);
    expect(purposeOf(readCall(`0xa9059cbb${spender}${word(5n)}`), 0)).toBe(1);
    expect(purposeOf(unknown, 0)).toBe(0);
    expect(purposeOf(nothing, 0)).toBe(1);
  });

  it('wants a word of its own where it has no end, or cannot be read', () => {
    expect(consentFor(approve(most))).toBe('unlimited');
    expect(consentFor(readCall(`0xa22cb465${spender}${word(1n)}`))).toBe('unlimited');
    expect(consentFor(unknown)).toBe('unreadable');
    expect(consentFor(approve(5n))).toBeNull();
    expect(consentFor(approve(0n))).toBeNull();
  });

  it('cannot be sent where its data is none, or contradicts its method', () => {
    expect([unknown, nothing, approve(1n)].every(isSendable)).toBe(true);
    expect([readCall('0xzz'), readCall('0x095ea7b3')].some(isSendable)).toBe(false);
  });
});

it.each([
  ['1.5', nothing, null],
  ['0', approve(most), null],
  ['', nothing, 'form'],
  ['-1', nothing, 'form'],
  ['0.1234567890123456789', nothing, 'form'],
  ['0,1', nothing, 'form'],
  ['1250,75', nothing, 'form'],
  ['1e0', nothing, 'form'],
  ['0.1', approve(5n), 'none'],
  ['2.1', unknown, 'short'],
] as const)('an amount of “%s” with that call: %s', (amount, reading, fault) => {
  expect(amountFault(amount, reading, eth)).toBe(fault);
});

it('the fee counts against what there is', () => {
  const fee = { id: 'normal', amount: '0.01', fields: {} } as const;
  expect(amountFault('1.99', nothing, { ...eth, fee })).toBeNull();
  expect(amountFault('1.991', nothing, { ...eth, fee })).toBe('short');
});

it.each([
  ['', true],
  ['https://app.example/path', true],
  ['http://app.example', false],
  ['javascript:alert(1)', false],
  ['app.example', false],
])('the address of a dApp is https or nothing: “%s”', (text, expected) => {
  expect(isSecureUrl(text)).toBe(expected);
});

it('a draft of another shape is no draft', () => {
  expect(isWeb3Values(structuredClone(emptyWeb3))).toBe(true);
  expect(isWeb3Values({ ...emptyWeb3, purpose: 2 })).toBe(false);
  expect(isWeb3Values({ ...emptyWeb3, fee: null })).toBe(false);
  expect(isWeb3Values(null)).toBe(false);
});
