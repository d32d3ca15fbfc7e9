import { collection } from '@mpc/api';
import type { Run } from '#features/decisions';
import { fits, isFields, isNumber, isText, listOf } from '#shared/fields.ts';
import { commandJournal } from '#shared/lost-answers/command-journal.ts';
import { sendOnce, type SendOutcome } from '#shared/lost-answers/send-once.ts';
import type { RuleCommand, SentChange } from './rule-change.ts';

const kinds: readonly unknown[] = ['saveRule', 'saveAmounts', 'saveSymbols'] satisfies RuleCommand['kind'][];

const isSentChange = fits<SentChange>({
  uid: isNumber,
  walletId: isNumber,
  ruleId: isNumber,
  command: (value) =>
    isFields(value) && isText(value['kind']) && kinds.includes(value['kind']) && isFields(value['params']),
  before: listOf(isNumber),
  sentAt: isNumber,
});

/** Changes of unknown outcome: one of a rule at most, or of the next new one of a wallet. */
export const changeJournal = commandJournal<SentChange>({
  kind: 'collection',
  placeOf: ({ walletId, ruleId }) => [walletId, ruleId],
  isSent: isSentChange,
});

async function post(run: Run, { kind, params }: RuleCommand): Promise<number[]> {
  if (kind === 'saveRule') return [(await run(collection.saveRule, params)).id];
  if (kind === 'saveSymbols') return (await run(collection.saveSymbols, params)).trans_ids;
  await run(collection.saveAmounts, params);
  return [];
}

/** Sends a change once; what is made of it are the numbers of the rule, or of the sweeps to sign. */
export const sendChange = (sent: SentChange, run: Run): Promise<SendOutcome<number[]>> =>
  sendOnce(changeJournal, sent, () => post(run, sent.command));
