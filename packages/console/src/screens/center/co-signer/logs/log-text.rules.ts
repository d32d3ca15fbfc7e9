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
const scope = /^scope_type ([012])(?:: (.*))?, auto_include_new ([01])$/;

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
  if (colon < 0) return { subject: '', fields: text === '' ? [] : [{ name: '', value: text }] };
  const parts = text.slice(colon + 2).split(', ');
  const fields = parts.map((part) => {
    const [, name = '', value = ''] = field.exec(part) ?? [];
    return { name, value };
  });
  return fields.every(({ name }) => name !== '')
    ? { subject: text.slice(0, colon), fields }
    : { subject: '', fields: [{ name: '', value: text }] };
}

const valueIn = (fields: readonly LoggedField[], name: string): string =>
  fields.find((one) => one.name === name)?.value ?? '';

/** The fields of a change, before and after, each once. */
export function loggedChanges(
  before: string,
  after: string,
): { name: string; before: string; after: string }[] {
  const [was, will] = [logText(before).fields, logText(after).fields];
  return [...new Set([...was, ...will].map(({ name }) => name))].map((name) => ({
    name,
    before: valueIn(was, name),
    after: valueIn(will, name),
  }));
}
