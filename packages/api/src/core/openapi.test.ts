import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderOpenApi } from '../../scripts/openapi.ts';
import type { Examples } from '../../scripts/openapi-examples.ts';
import { calls } from '../contract.ts';
import { command, domain, query, type Endpoint } from './endpoint.ts';
import { generalCodes } from './failures.ts';

interface Operation {
  operationId: string;
  tags: string[];
  'x-kind': string;
  'x-when'?: Record<string, Record<string, unknown>>;
  'x-codes': string[];
  'x-reactions'?: Record<string, string>;
  parameters: { name?: string; in?: string; required?: boolean; schema?: unknown }[];
  requestBody?: unknown;
  responses: unknown;
}
interface Document extends Record<string, unknown> {
  openapi: string;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, object>;
    schemas: Record<string, object>;
    'x-codes': Record<string, { kind: string; meaning: string }>;
  };
}

const documentOf = (all: readonly Endpoint[], examples: Examples = new Map()) =>
  JSON.parse(renderOpenApi(all, examples)) as Document;
const document = documentOf(calls);
const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

it('is a document of OpenAPI 3.1', () => {
  expect(document.openapi).toBe('3.1.0');
});

it('has every call of the contract, with its verb, its domain and its kind', () => {
  const written = operations.map(
    ({ path, method, operation }) => `${method} ${path} ${operation.tags.join()} ${operation['x-kind']}`,
  );
  const declared = calls.map(({ method, path, domain, kind }) => {
    const isBoth = calls.some((other) => other.path === path && other.kind !== kind);
    return `${method} ${path} ${domain} ${isBoth ? 'both' : kind}`;
  });
  expect(written.sort()).toEqual([...new Set(declared)].sort());
  expect(document.tags.map(({ name }) => name)).toEqual([...new Set(calls.map(({ domain }) => domain))]);
});

it('names each operation once', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

it('says where parameters go', () => {
  const create = document.paths['/api/mpc/sub_wallet/withdraw']?.['post'];
  expect(create?.requestBody).toMatchObject({
    content: {
      'application/x-www-form-urlencoded': {
        schema: { $ref: '#/components/schemas/Withdraw' },
      },
    },
  });
  expect(document.components.schemas['Withdraw']).toMatchObject({
    properties: { amount: { $ref: '#/components/schemas/Payment' } },
  });
  const list = document.paths['/api/mpc/transaction/list']?.['get'];
  expect(list?.parameters).toContainEqual({
    name: 'sub_wallet_id',
    in: 'query',
    description: 'Sub-wallets, comma-joined as every list.',
    required: false,
    schema: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
    style: 'form',
    explode: false,
  });
});

it('writes a parameter that many calls have once', () => {
  const list = document.paths['/api/mpc/transaction/list']?.['get'];
  expect(list?.parameters).toContainEqual({ $ref: '#/components/parameters/page_no' });
  expect(document.components.parameters['page_no']).toMatchObject({ name: 'page_no', in: 'query' });
});

it('takes its words from the comments beside the contract and the schemas', () => {
  expect(document.paths['/api/mpc/transaction/list']?.['get']).toMatchObject({
    summary: 'List transactions',
    description: expect.stringMatching(/^Deposits, transfers, .*\.$/),
  });
  expect(document.components.schemas['AddressRecord']).toMatchObject({
    description: 'An address of a sub-wallet, with what it holds of a coin.',
    properties: {
      merge_address_symbol: {
        description: 'The chain whose addresses serve this one too; empty for none.',
      },
    },
  });
});

describe('an answer', () => {
  it('has a code that is text, 0 where the call was executed', () => {
    const { Done, RefusalCode } = document.components.schemas;
    expect(Done).toMatchObject({ properties: { code: { type: 'string', const: '0' } } });
    expect(RefusalCode).toMatchObject({
      type: 'string',
      enum: Object.keys(document.components['x-codes']),
    });
  });

  it('has the text {} where its data may be null', () => {
    const answer = JSON.stringify(document.paths['/api/mpc/sub_wallet/address/info']?.['get']?.responses);
    expect(answer).toContain('"const":"{}"');
    expect(answer).not.toContain('"type":"null"');
  });
});

it('carries the limit of remarks', () => {
  expect(document.components.schemas['Remark']).toMatchObject({ type: 'string', maxLength: 200 });
});

describe('the codes', () => {
  const catalogue = document.components['x-codes'];

  it('of each call are its own and the general ones, and the catalogue says what each means', () => {
    for (const { path, operation } of operations) {
      const codes = operation['x-codes'];
      expect(codes, path).toEqual(expect.arrayContaining([...generalCodes]));
      expect(Object.keys(catalogue), path).toEqual(expect.arrayContaining(codes));
    }
    expect(document.paths['/api/mpc/sub_wallet/withdraw']?.['post']?.['x-codes']).toContain('200137');
    expect(catalogue['110909']).toEqual({
      kind: 'signedOut',
      meaning: 'Your session has ended. Sign in again',
    });
    expect(catalogue['100004']?.meaning).toBe('Invalid parameter: {name}');
  });

  it('all have words of their own', () => {
    const wordless = Object.entries(catalogue).filter(([code, { meaning }]) => meaning === `Error ${code}`);
    expect(wordless.map(([code]) => code)).toEqual([]);
  });

  it('that are silent, and only those, come with what the caller does about them', () => {
    for (const { path, operation } of operations) {
      const silent = operation['x-codes'].filter((code) => catalogue[code]?.kind === 'silent');
      expect(Object.keys(operation['x-reactions'] ?? {}).sort(), path).toEqual(silent.sort());
    }
  });
});

const example = (create: number) => ({ params: { id: 1, create }, answer: { code: '0', msg: '', data: {} } });

describe('a query and a command of one path and verb', () => {
  const address = domain('receiving', {
    read: query('GET /api/address', {
      params: v.strictObject({ id: v.number(), create: v.literal(0) }),
      data: v.strictObject({ address: v.string() }),
    }),
    make: command('GET /api/address', {
      params: v.strictObject({ id: v.number(), create: v.literal(1), label: v.string() }),
      data: v.strictObject({ address: v.string() }),
      timeout: 60_000,
      refreshes: ['wallets'],
      refusals: ['200166'],
    }),
  });
  const merged = documentOf(Object.values<Endpoint>(address));
  const operation = merged.paths['/api/address']?.['get'];

  it('are one operation that says when it is which', () => {
    expect(operation).toMatchObject({
      operationId: 'receiving.readOrMake',
      tags: ['receiving'],
      'x-kind': 'both',
      'x-when': { query: { create: 0 }, command: { create: 1 } },
      'x-timeout': 60_000,
      'x-refreshes': ['wallets'],
      'x-codes': [...generalCodes, '200166'],
      'x-reactions': { '200166': 'upgradePackage' },
      security: [{ session: [], csrf: [] }],
    });
  });

  it('take the parameters of both, and require what both require', () => {
    expect(operation?.parameters.filter(({ name }) => name !== undefined)).toEqual([
      { name: 'id', in: 'query', required: true, schema: { type: 'number' } },
      { name: 'create', in: 'query', required: true, schema: { anyOf: [{ const: 0 }, { const: 1 }] } },
      { name: 'label', in: 'query', required: false, schema: { type: 'string' } },
    ]);
  });

  it('show an example of each', () => {
    const examples = new Map([
      ['receiving.read', example(0)],
      ['receiving.make', example(1)],
    ]);
    const shown = documentOf(Object.values<Endpoint>(address), examples).paths['/api/address']?.['get'];
    expect(shown?.responses).toMatchObject({
      200: {
        content: {
          'application/json': {
            examples: { read: { value: { code: '0' } }, make: { value: { code: '0' } } },
          },
        },
      },
    });
  });
});
