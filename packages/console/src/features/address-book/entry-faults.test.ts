import { addressKey, createLookAlikes } from '@mpc/api/addresses';
import { addressOn } from '@mpc/api/sandbox';
import { describe, expect, it } from 'vitest';
import type { Anchor } from '#features/address-check';
import { proofOf } from '../address-check/look-alike-proof.rules.ts';
import { findingsIn, isFaulty, type Knowledge } from './entry-faults.rules.ts';
import { blankRow, type EntryRow } from './entry-values.ts';

const good = addressOn('TRX', 'Larkspur Instruments');
const kept = addressOn('TRX', 'Northwind Supplies');
const evm = addressOn('ETH', 'Northwind Supplies');

function knowing(
  base: string,
  trusted: readonly Anchor[],
  chain: Partial<Knowledge['chain']> = {},
): Knowledge {
  return {
    chain: { base, name: base, hasMemo: false, addressForm: '', memoForm: '', ...chain },
    known: trusted.map(({ address, label }, id) => ({ id, base_symbol: base, address, memo: '', label })),
    contracts: { tokens: new Map(), others: new Map() },
    lookAlikes: createLookAlikes(base, trusted, ({ address }) => address),
  };
}

const tron = knowing('TRX', [{ address: kept, label: 'Northwind' }]);
const xrp = knowing('XRP', [], { hasMemo: true, memoForm: '^\\d{1,10}$' });

const row = (part: Partial<EntryRow>): EntryRow => ({ ...blankRow(), label: 'Somebody', ...part });

function codesOf(rows: readonly EntryRow[], knowledge = tron, level: 'error' | 'warning' = 'warning') {
  return rows.map((one) =>
    (findingsIn(rows, knowledge, level).get(one.key) ?? []).map(
      (finding) => `${finding.code} ${finding.level}`,
    ),
  );
}

describe('a row', () => {
  it('with an address of the network and a label has nothing against it', () => {
    expect(codesOf([row({ address: good })])).toEqual([[]]);
    expect(isFaulty([])).toBe(false);
  });

  it('needs an address that is right on this network, and a label', () => {
    const typo = `${good.slice(0, 9)}${good[9] === 'a' ? 'b' : 'a'}${good.slice(10)}`;
    expect(
      codesOf([row({ address: typo }), row({ address: evm }), row({}), row({ address: good, label: ' ' })]),
    ).toEqual([['address error'], ['address error'], ['address error'], ['missing error']]);
  });

  it('is not of the network its file names', () => {
    expect(codesOf([row({ address: good, network: 'ETH' })])).toEqual([['network error']]);
    expect(codesOf([row({ address: good, network: 'trx' })])).toEqual([[]]);
  });

  it('is no contract of a token, and another contract only where that is meant', () => {
    const key = addressKey('TRX', good);
    const token = { ...tron, contracts: { tokens: new Map([[key, 'USDT']]), others: new Map() } };
    const other = { ...tron, contracts: { tokens: new Map(), others: new Map([[key, '']]) } };
    const meant = row({ address: good, isContractMeant: true });
    expect(codesOf([meant], token)).toEqual([['recipient error']]);
    expect(codesOf([row({ address: good })], other)).toEqual([['recipient error']]);
    expect(codesOf([meant], other)).toEqual([['recipient warning']]);
  });

  it('has no hidden character in what was imported', () => {
    const hidden = { label: 'Ana\u202e', memo: '1\u00072', remark: '\u2066rent' };
    expect(codesOf([row({ address: addressOn('XRP', 'Larkspur Instruments'), ...hidden })], xrp)).toEqual([
      ['memo error', 'hidden error', 'hidden error', 'hidden error'],
    ]);
  });

  it('keeps the limits of a label and a remark, counted as people count', () => {
    expect(codesOf([row({ address: good, label: '😀'.repeat(30), remark: '备'.repeat(200) })])).toEqual([[]]);
    expect(codesOf([row({ address: good, label: '😀'.repeat(31), remark: '备'.repeat(201) })])).toEqual([
      ['tooLong error', 'tooLong error'],
    ]);
  });

  it('has a memo only where there is one, in the form the server gave, and is asked for one that is needed', () => {
    const address = addressOn('XRP', 'Larkspur Instruments');
    expect(codesOf([row({ address: good, memo: '7' })])).toEqual([['noMemo error']]);
    expect(
      codesOf([row({ address, memo: '7' }), row({ address, memo: 'seven' }), row({ address })], xrp),
    ).toEqual([[], ['memo error'], ['memoWanted warning']]);
  });

  it('says what another row says only once, however it is spelt', () => {
    const eth = knowing('ETH', []);
    expect(addressKey('ETH', evm)).toBe(addressKey('ETH', evm.toLowerCase()));
    expect(codesOf([row({ address: evm }), row({ address: evm.toLowerCase() })], eth)).toEqual([
      [],
      ['twice error'],
    ]);
  });

  it('that is kept already is a certain fault in one’s own book, and a warning in a shared one', () => {
    expect(codesOf([row({ address: kept })], tron, 'error')).toEqual([['known error']]);
    expect(codesOf([row({ address: kept })], tron, 'warning')).toEqual([['known warning']]);
  });

  it('that looks like a trusted address is taken once its middle was typed', () => {
    const trusted = knowing('ETH', [{ address: evm, label: 'Northwind' }]);
    const forged = `${evm.slice(0, 8)}${'1234567890'.repeat(3).slice(0, 28)}${evm.slice(-6)}`.toLowerCase();
    const { characters } = proofOf(forged, evm);
    expect(codesOf([row({ address: forged })], trusted)).toEqual([['lookAlike error']]);
    expect(codesOf([row({ address: forged, proof: 'zzzzzz' })], trusted)).toEqual([['lookAlike error']]);
    expect(codesOf([row({ address: forged, proof: ` ${characters.toUpperCase()} ` })], trusted)).toEqual([
      ['lookAlike warning'],
    ]);
  });

  it('the server had something against stays faulty until it is changed', () => {
    expect(codesOf([row({ address: good, said: 'repeated' }), row({ address: kept, said: 'memo' })])).toEqual(
      [['repeated error'], ['refused error']],
    );
  });
});

it('finds nothing wrong in a file of 500 good rows', () => {
  const rows = Array.from({ length: 500 }, (_, at) => row({ address: addressOn('ETH', `recipient ${at}`) }));
  const findings = findingsIn(rows, knowing('ETH', []), 'warning');
  expect([...findings.values()].every((one) => one.length === 0)).toBe(true);
});
