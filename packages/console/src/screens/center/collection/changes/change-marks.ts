import { collection, type CollectRule } from '@mpc/api';
import { client } from '#shared/api/api.ts';
import { differingFields, isDone, type RuleCommand, type SentChange } from './rule-change.ts';

type About = Pick<SentChange, 'uid' | 'walletId' | 'ruleId' | 'command'>;

const signalled = (signal?: AbortSignal) => (signal === undefined ? {} : { signal });

async function rulesCalled(wallet_id: number, keyword: string, signal?: AbortSignal): Promise<CollectRule[]> {
  const { list } = await client.call(
    collection.rules,
    { wallet_id, keyword, page_no: 1, page_size: 100 },
    signalled(signal),
  );
  return list.filter(({ rule_name }) => rule_name === keyword);
}

/** The sweeps of a rule that this person started: others start them too, and so does the clock. */
async function sweepsOf({ uid, walletId, ruleId }: About, symbol: string[], signal?: AbortSignal) {
  const { list } = await client.call(
    collection.history,
    { wallet_id: walletId, rule_id: ruleId, symbol, trigger: 1, page_no: 1, page_size: 100 },
    signalled(signal),
  );
  return list.filter(({ initiator }) => initiator?.uid === uid).map(({ id }) => id);
}

const isNew = ({ kind, params }: RuleCommand): boolean => kind === 'saveRule' && params.id === undefined;
const isSweep = ({ kind, params }: RuleCommand): boolean => kind === 'saveSymbols' && params.op === 'sweep';
const nameIn = ({ kind, params }: RuleCommand): string =>
  kind === 'saveRule' ? (params.rule_name ?? '') : '';
const coinsIn = ({ kind, params }: RuleCommand): string[] => (kind === 'saveSymbols' ? params.symbols : []);

/** What is there before a command is sent, by which its outcome can be told afterwards. */
export async function marksBefore(about: About): Promise<number[]> {
  const { walletId, ruleId, command } = about;
  if (isNew(command)) return (await rulesCalled(walletId, nameIn(command))).map(({ id }) => id);
  if (isSweep(command)) return sweepsOf(about, coinsIn(command));
  return [(await client.call(collection.rule, { id: ruleId })).timeline.length];
}

/** Asks the server for what came of a command: the numbers it made, if any. Null where nothing shows; rejects where it did not answer. */
export async function findOutcome(sent: SentChange, signal?: AbortSignal): Promise<number[] | null> {
  const { walletId, ruleId, command, before } = sent;
  const added = (ids: readonly number[]) => {
    const made = ids.filter((id) => !before.includes(id));
    return made.length === 0 ? null : made;
  };
  if (isNew(command)) {
    const rules = await rulesCalled(walletId, nameIn(command), signal);
    return added(
      rules
        .filter((rule) => command.kind === 'saveRule' && differingFields(command.params, rule).length === 0)
        .map(({ id }) => id),
    );
  }
  if (isSweep(command)) return added(await sweepsOf(sent, coinsIn(command), signal));
  const rule = await client.call(collection.rule, { id: ruleId }, signalled(signal));
  return isDone(command, rule, before[0] ?? 0) ? [] : null;
}
