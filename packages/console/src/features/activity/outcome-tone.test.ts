import { expect, it } from 'vitest';
import { outcomeTones } from '../payments/batch/outcome-words.ts';
import { outcomeTone, shownStatus } from './outcome-tone.rules.ts';

it.each([
  ['done', 'wallets.create', 'success'],
  ['done', 'address-book.refuseAudit', 'idle'],
  ['done', 'address-book.revokeAudit', 'idle'],
  ['done', 'withdrawals.cancel', 'idle'],
  ['done', 'approvals.audit', 'idle'],
  ['done', 'approvals.acceptKey', 'idle'],
  ['done', 'kyt.handle', 'idle'],
  ['sent', 'withdrawals.create', 'running'],
  ['done', 'refunds.create', 'running'],
  ['refused', 'withdrawals.cancel', 'danger'],
] as const)('keeps green for what is done and good: %s of %s is %s', (status, command, tone) => {
  expect(outcomeTone(status, command)).toBe(tone);
});

it.each([
  ['refunds.create', 'sent'],
  ['address-book.remove', 'sent'],
  ['strategies.deleteAdvanced', 'sent'],
  ['wallets.rename', 'done'],
] as const)('says of %s that was taken that it is %s', (command, said) => {
  expect(shownStatus('done', command)).toBe(said);
});

it('shows a submitted transfer alike wherever it stands', () => {
  expect(outcomeTones.sent).toBe(outcomeTone('sent'));
});
