import type { TonStep, TonTx } from '@mpc/api';
import { expect, it } from 'vitest';
import { knownExitCode } from './ton-exit-codes.ts';
import { failedStep, outcomeOf, stepTree, type StepNode } from './ton-trace.rules.ts';

const step = (txid: string, parent_txid: string, exit_code = 0): TonStep => ({
  txid,
  txid_hex: txid,
  lt: '1',
  account: 'account',
  success: exit_code < 2,
  exit_code,
  utime: 1,
  depth: 0,
  parent_txid,
  value: '1',
  comment: '',
});

const message = {
  hash: 'm',
  source: '',
  destination: 'account',
  value: '1',
  comment: '',
  bounced: 0,
} as const;

const transaction = (txid: string, trace: readonly TonStep[], bounced: 0 | 1 = 0): TonTx => ({
  ...(trace.find((one) => one.txid === txid) ?? step(txid, '')),
  query: txid,
  in_msg: { ...message, bounced },
  out_msgs: [],
  fee: '0',
  trace: [...trace],
  related_trans_id: 0,
});

const bounced = [step('a', ''), step('b', 'a', 65_535), step('c', 'b')];

it('a transaction ends well only where no step of its transfer failed', () => {
  expect(outcomeOf(transaction('a', [step('a', ''), step('b', 'a')]))).toBe('completed');
  expect(outcomeOf(transaction('a', bounced))).toBe('failedLater');
  expect(outcomeOf(transaction('b', bounced))).toBe('failed');
  expect(outcomeOf(transaction('c', bounced, 1))).toBe('bounced');
});

it('names the step that failed: its own before another', () => {
  const twice = [step('a', '', 5), step('b', 'a', 37)];
  expect(failedStep(transaction('b', twice))?.exit_code).toBe(37);
  expect(failedStep(transaction('c', bounced, 1))?.txid).toBe('b');
  expect(failedStep(transaction('a', [step('a', '')]))).toBeUndefined();
});

const told = (nodes: readonly StepNode[]): string =>
  nodes.map(({ step: { txid }, next }) => (next.length === 0 ? txid : `${txid}(${told(next)})`)).join(' ');

it('puts each step below what caused it, and leaves out none whose cause is unknown or itself', () => {
  expect(told(stepTree([step('a', ''), step('b', 'a'), step('c', 'b'), step('d', 'a')]))).toBe('a(b(c) d)');
  expect(told(stepTree([step('a', 'gone'), step('b', 'b'), step('c', 'd'), step('d', 'c')]))).toBe(
    'a b c(d)',
  );
});

it('knows codes of the chain from those that token contracts chose', () => {
  expect(knownExitCode(37)).toEqual({ code: 37, isCustom: false });
  expect(knownExitCode(65_535)).toEqual({ code: 65_535, isCustom: true });
  expect(knownExitCode(4321)).toBeNull();
});
