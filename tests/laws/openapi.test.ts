import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '../../packages/api/src/contract.ts';
import { takeExamples } from '../../packages/api/scripts/openapi-examples.ts';
import { fieldWords } from '../../packages/api/scripts/openapi-fields.ts';
import { renderOpenApi } from '../../packages/api/scripts/openapi.ts';
import { root } from '../../scripts/folders.ts';
import { jsonOf, textOf } from '../support/sources.ts';

interface Described {
  description?: string;
}

interface Schema extends Described {
  $ref?: string;
  properties?: Record<string, Described>;
}

interface Parameter extends Described {
  $ref?: string;
  name?: string;
}

interface Operation extends Described {
  operationId: string;
  summary?: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
}

const file = 'packages/api/openapi.json';
const { paths, components } = jsonOf(file) as Document;
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));

const without = (described: Record<string, Described>) =>
  Object.keys(described).filter((name) => (described[name]?.description ?? '') === '');

describe('openapi.json', () => {
  it('is what the contract, its comments and the sandbox say: pnpm openapi writes it anew', async () => {
    const examples = await takeExamples();
    expect(calls.filter(({ domain, name }) => !examples.has(`${domain}.${name}`))).toEqual([]);
    expect(textOf(file) === renderOpenApi(calls, examples)).toBe(true);
  });

  it('passes the recommended rules of redocly, and every example fits its schema', () => {
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/redocly'),
      ['lint', file, '--extends=recommended', '--format=json'],
      {
        cwd: root,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const { problems } = JSON.parse(stdout.toString()) as { problems: { ruleId: string; message: string }[] };
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});

describe('the words of openapi.json: comments in the contract and the schemas, or openapi-fields.ts', () => {
  it('name and describe every operation, no two alike', () => {
    expect(operations.filter(({ description = '' }) => description === '')).toEqual([]);
    const summaries = operations.map(({ summary }) => summary);
    expect(summaries.filter((summary, index) => !summary || summaries.indexOf(summary) !== index)).toEqual(
      [],
    );
  });

  it('describe every parameter', () => {
    const bare = operations.flatMap(({ operationId, parameters, requestBody }) => {
      const inQuery = parameters.flatMap((one) => (one.name === undefined ? [] : [[one.name, one]]));
      const form = Object.values(requestBody?.content ?? {})[0]?.schema;
      const inForm = (components.schemas[form?.$ref?.split('/').at(-1) ?? ''] ?? form)?.properties;
      const names = without({ ...Object.fromEntries(inQuery), ...inForm });
      return names.map((name) => `${operationId} ${name}`);
    });
    expect(bare).toEqual([]);
  });

  it('describe every component', () => {
    expect(without(components.parameters)).toEqual([]);
    expect(without(components.schemas)).toEqual([]);
  });

  it('say nothing of a field that no call has', () => {
    const text = textOf(file);
    const unused = Object.entries(fieldWords).filter(([, words]) => !text.includes(JSON.stringify(words)));
    expect(unused.map(([name]) => name)).toEqual([]);
  });
});
