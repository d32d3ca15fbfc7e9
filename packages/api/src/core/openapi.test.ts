import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { renderOpenApi } from '../../scripts/openapi.ts';
import { calls } from '../contract.ts';

interface Operation {
  operationId: string;
  'x-kind': string;
  'x-refusals'?: string[];
  parameters: { name?: string; in?: string }[];
  requestBody?: unknown;
}
const document = JSON.parse(renderOpenApi()) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  'x-failure-kinds': Record<string, string[]>;
  components: { schemas: Record<string, object> };
};

it('is a valid document of OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(document.openapi).toBe('3.1.0');
});

it('is what is checked in: run `node packages/api/scripts/openapi.ts` where it is not', () => {
  const file = new URL('../../openapi.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(renderOpenApi());
});

it('has every call of the contract, with its verb and kind', () => {
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(
      ([method, { operationId, 'x-kind': kind }]) => `${method.toUpperCase()} ${path} ${operationId} ${kind}`,
    ),
  );
  expect(operations.sort()).toEqual(
    calls.map(({ method, path, domain, name, kind }) => `${method} ${path} ${domain}.${name} ${kind}`).sort(),
  );
});

it('says where parameters go, and which refusals a caller must answer', () => {
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
  expect(create?.['x-refusals']).toContain('200137');
  const list = document.paths['/api/mpc/transaction/list']?.['get'];
  expect(list?.parameters).toContainEqual({
    name: 'sub_wallet_id',
    in: 'query',
    required: false,
    schema: { type: 'array', items: { $ref: '#/components/schemas/Id' } },
    style: 'form',
    explode: false,
  });
});

it('carries the catalogue of errors and the limit of remarks', () => {
  expect(document['x-failure-kinds']['signedOut']).toEqual(['110909']);
  expect(document.components.schemas['Remark']).toMatchObject({ type: 'string', maxLength: 200 });
});
