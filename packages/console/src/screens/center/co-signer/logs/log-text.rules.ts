/** What a change says of one thing: its name in the log, and the value. */
interface LoggedField {
  name: string;
  value: string;
}

/** A text of the log: what it is about, and its fields. */
export interface LoggedText {
  subject: string;
  fields: LoggedField[];
}

const field = /^([a-z][a-z_]*) (.*)$/;
const pair = /^(.+) \/ (.+)$/;
const scope = /^scope_type ([012])(?:: (.*))?, auto_include_new ([01])$/;

/** A coin as people read it: `ETH (ETH)` of the log is ETH. */
const coinOf = (text: string): string => text.replace(/^(.+) \(\1\)$/, '$1');

/** Omnibus and gas station, by their names; names that have a slash of their own stay one text. */
function pairFields(text: string): LoggedField[] {
  const [, omnibus = '', gas = ''] = text.split(' / ').length === 2 ? (pair.exec(text) ?? []) : [];
  return omnibus === ''
    ? [{ name: '', value: text }]
    : [
        { name: 'collect_sub_wallet', value: omnibus },
        { name: 'fueling_sub_wallet', value: gas },
      ];
}

/**
 * Takes a text of the log apart: `USDT (TRC20): collect_min 300, status 1`. What is written otherwise, such as the names of
 * sub-wallets, stays one text.
 */
export function logText(text: string): LoggedText {
  const [, type, names = '', includesNew] = scope.exec(text) ?? [];
  if (type !== undefined && includesNew !== undefined)
    return {
      subject: '',
      fields: [
        { name: 'scope_type', value: type },
        { name: 'sub_wallets', value: names },
        { name: 'auto_include_new', value: includesNew },
      ],
    };
  const colon = text.indexOf(': ');
  if (colon < 0) return { subject: '', fields: text === '' ? [] : pairFields(text) };
  const parts = text.slice(colon + 2).split(', ');
  const fields = parts.map((part) => {
    const [, name = '', value = ''] = field.exec(part) ?? [];
    return { name, value };
  });
  return fields.every(({ name }) => name !== '')
    ? { subject: coinOf(text.slice(0, colon)), fields }
    : { subject: '', fields: pairFields(text) };
}

const valueIn = (fields: readonly LoggedField[], name: string): string =>
  fields.find((one) => one.name === name)?.value ?? '';

/** A field of a change, before and after. */
export interface LoggedChange {
  name: string;
  before: string;
  after: string;
}

/** The fields of a change, before and after, each once. */
export function loggedChanges(before: string, after: string): LoggedChange[] {
  const [was, will] = [logText(before).fields, logText(after).fields];
  return [...new Set([...was, ...will].map(({ name }) => name))].map((name) => ({
    name,
    before: valueIn(was, name),
    after: valueIn(will, name),
  }));
}
