import { subWalletIds, walletIds } from '@mpc/api/sandbox';
import { resolve, type Call, type Field, type Schema } from './document.ts';

/** What a parameter may be, where that is a list of values. */
export function choicesOf(given: Schema): (string | number | boolean)[] | undefined {
  const schema = resolve<Schema>(given);
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'boolean') return [true, false];
  if (schema.anyOf === undefined) return schema.enum;
  const each = schema.anyOf.map(choicesOf);
  return each.every((choices) => choices !== undefined) ? each.flat() : undefined;
}

/** A value of the schema's shape, to type over. */
function sketch(given: Schema, depth = 0): unknown {
  const schema = resolve<Schema>(given);
  const [choice] = choicesOf(schema) ?? [];
  if (choice !== undefined) return choice;
  if (schema.anyOf?.[0] !== undefined) return sketch(schema.anyOf[0], depth);
  if (schema.type === 'array') return schema.items && depth < 4 ? [sketch(schema.items, depth + 1)] : [];
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {});
    return Object.fromEntries(entries.map(([name, property]) => [name, sketch(property, depth + 1)]));
  }
  return schema.type === 'number' || schema.type === 'integer' ? 0 : '';
}

/** What is to be typed into a field. */
export function hintOf({ schema, isJson }: Field): string {
  if (isJson) return `JSON, such as ${JSON.stringify(sketch(schema))}`;
  const { type, items } = resolve<Schema>(schema);
  if (type === 'array' && items !== undefined)
    return `A list of ${resolve<Schema>(items).type ?? 'values'}, with commas between`;
  const name = schema.$ref?.split('/').at(-1);
  return [name, type].filter((word) => word !== undefined).join(', ');
}

// Parameters that name something of the sandbox's world.
const examples: Record<string, () => string> = {
  wallet_id: () => String(walletIds.treasury),
  sub_wallet_id: () => String(subWalletIds.main),
  symbol: () => 'ETH',
  base_symbol: () => 'ETH',
  request_id: () => crypto.randomUUID(),
};

/** What a form holds before anybody typed: something for all that is required and can be guessed. */
export function firstValues({ fields }: Call): Record<string, string> {
  const values = fields
    .filter(({ required }) => required)
    .map(({ name, schema, isJson }): [string, string] => {
      if (isJson) return [name, JSON.stringify(sketch(schema), null, 2)];
      const [choice] = choicesOf(schema) ?? [];
      return [name, choice === undefined ? (examples[name]?.() ?? '') : String(choice)];
    });
  return Object.fromEntries(values);
}
