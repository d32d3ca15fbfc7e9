import type { Endpoint } from '@mpc/api';
import { fieldWords } from './field-words.ts';

/** As much of a schema as a list is made from. */
interface Shape {
  type: string;
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
}

export interface ListedField {
  /** As the server calls it. */
  name: string;
  kind: 'time' | 'person' | 'amount' | 'text';
  isOptional: boolean;
  isSorted: boolean;
}

/** What a list needs to know of the call that answers its rows. */
export interface ListedCall {
  /** As it is written in code: `operations.list`. */
  name: string;
  domain: string;
  path: string;
  /** What names a row. */
  key: string;
  fields: readonly ListedField[];
  hasKeyword: boolean;
  /** An answer without rows. */
  nothing: unknown;
}

const amounts = new Set(['amount', 'total_amount', 'balance', 'fee']);

/** How a field is shown; undefined where only a person can say. */
function kindOf(name: string, { type, entries }: Shape): ListedField['kind'] | undefined {
  if (type === 'number' && /(?:_at|_time)$/.test(name)) return 'time';
  if (type === 'strict_object' && entries?.['nickname'] !== undefined) return 'person';
  if (type === 'string') return amounts.has(name) ? 'amount' : 'text';
  return undefined;
}

function fieldsOf(row: Readonly<Record<string, Shape>>, sorts: readonly unknown[]): ListedField[] {
  return Object.keys(fieldWords).flatMap((name) => {
    const shape = row[name];
    if (shape === undefined) return [];
    const isOptional = shape.type === 'optional';
    const kind = kindOf(name, (isOptional ? shape.wrapped : undefined) ?? shape);
    return kind === undefined ? [] : { name, kind, isOptional, isSorted: sorts.includes(name) };
  });
}

/** The least a schema accepts: no rows, no figures. */
function emptyOf({ type, entries = {}, options = [] }: Shape): unknown {
  if (type === 'array') return [];
  if (type === 'number') return 0;
  if (type === 'boolean') return false;
  if (type === 'nullable') return null;
  if (type === 'picklist') return options[0];
  if (type === 'strict_object')
    return Object.fromEntries(
      Object.entries(entries)
        .filter(([, shape]) => shape.type !== 'optional')
        .map(([name, shape]) => [name, emptyOf(shape)]),
    );
  return '';
}

/** Reads from its line in the contract what a list of its rows shows, and refuses a call that cannot be listed. */
export function listedCall(calls: readonly Endpoint[], name: string): ListedCall {
  const call = calls.find((one) => `${one.domain}.${one.name}` === name);
  if (call?.kind !== 'query') throw new Error(`"${name}" is no query of the contract`);
  const params = (call.schema.params as Shape | undefined)?.entries ?? {};
  const data = call.schema.data as Shape;
  const row = data.entries?.['list']?.item?.entries;
  if (row === undefined || data.entries?.['count'] === undefined || params['page_no'] === undefined)
    throw new Error(`${name} does not answer pages of rows`);
  if (params['wallet_id'] === undefined) throw new Error(`${name} does not ask for a wallet`);
  const needed = Object.keys(params).filter((one) => params[one]?.type !== 'optional' && one !== 'wallet_id');
  if (needed.length > 0)
    throw new Error(`${name} needs ${needed.join(' and ')}, which no list says by itself`);
  const key = Object.keys(row).find((one) => /(?:^|_)id$/.test(one) && row[one]?.type === 'number');
  if (key === undefined) throw new Error(`The rows of ${name} have no id`);
  const fields = fieldsOf(row, params['order_by']?.wrapped?.options ?? []);
  if (fields.length === 0) throw new Error(`No field of ${name} has words in scripts/recipes/field-words.ts`);
  return {
    name,
    domain: call.domain,
    path: call.path,
    key,
    fields,
    hasKeyword: params['keyword'] !== undefined,
    nothing: emptyOf(data),
  };
}
