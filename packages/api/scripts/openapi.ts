/** Writes openapi.json from the contract: `node packages/api/scripts/openapi.ts`. */
import { writeFileSync } from 'node:fs';
import { calls } from '../src/contract.ts';
import type { Endpoint } from '../src/core/endpoint.ts';
import { catalogue, kindOf } from '../src/core/codes.ts';
import { codesOf } from '../src/core/failures.ts';
import { messageOf } from '../src/sandbox/wire/messages.ts';
import { wordsOfDomain } from './openapi-docs.ts';
import { takeExamples, type Examples } from './openapi-examples.ts';
import { distinct, headerNames, operationOf, ref } from './openapi-operation.ts';
import { shareParameters } from './openapi-shared.ts';
import { schemasMentionedIn } from './openapi-schemas.ts';

const description = [
  'Every request carries `Content-Type: application/x-www-form-urlencoded`, GET requests too.',
  'Parameters that are lists of plain values are comma-joined; nested ones are JSON.',
  'A call whose x-kind is `command` changes something, whatever its verb: send it once, and never repeat it automatically.',
  'Where x-kind is `both`, x-when tells the parameters of each.',
  'The time limit is 10 seconds unless x-timeout (milliseconds) says otherwise.',
  'x-codes are the codes of refusal that a call may answer; x-reactions tell what a client does about those that it shows no message for.',
  'Examples are answers of the sandbox; their lists are cut to the first row.',
].join(' ');

const text = { type: 'string' };
const code = { type: 'string', description: '`0`: done.', const: '0' };
const envelope = { type: 'object', required: ['code', 'msg', 'data'] };

const components = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'openToken',
      description: 'Value of the cookie of the same name; empty before sign-in.',
    },
    csrf: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: 'Value of the cookie XSRF-TOKEN, required for every command.',
    },
  },
  parameters: {
    language: {
      name: headerNames.language,
      in: 'header',
      description: 'Language of the messages of refusals.',
      required: true,
      schema: { type: 'string', enum: ['en_US', 'zh_CN'] },
    },
    client: {
      name: headerNames.client,
      in: 'header',
      description: 'Kind of client.',
      required: true,
      schema: { type: 'string', const: 'web' },
    },
    timeZone: {
      name: headerNames.timeZone,
      in: 'header',
      description: 'IANA name of the user’s time zone.',
      required: true,
      schema: text,
      example: 'Europe/Berlin',
    },
  },
  responses: {
    TurnedAway: {
      description:
        'The request was turned away before the call was read: unknown host or origin, or a body over the limit. Nothing was changed.',
      content: { 'text/plain': { schema: text } },
    },
  },
};

/** What every answer is, by the names among the components. */
function answers(codes: readonly string[]) {
  return {
    Done: {
      ...envelope,
      description: 'The call was executed.',
      properties: { code, msg: { ...text, description: 'Empty.' }, data: {} },
    },
    DoneWithoutData: {
      ...envelope,
      description: 'The call was executed and has no data.',
      properties: { code, msg: { ...text, description: 'Empty.' }, data: { const: '{}' } },
    },
    Refusal: {
      ...envelope,
      description:
        'The call was rejected, and nothing was changed. The x-codes of a call are the codes it may answer.',
      properties: {
        code: ref('schemas', 'RefusalCode'),
        msg: { ...text, description: 'Reason, in the language of the request.' },
        data: { description: 'Details where the code has some, otherwise the text `{}`.' },
      },
      examples: [{ code: '110909', msg: messageOf('110909', 'en_US'), data: '{}' }],
    },
    RefusalCode: {
      type: 'string',
      description: 'Why a call was rejected. The x-codes of the components say what each code means.',
      enum: codes,
    },
  };
}

/** The catalog: what each code says, and what kind of answer it asks of a client. */
function codeCatalogue(all: readonly Endpoint[]): Record<string, { kind: string; meaning: string }> {
  const codes = distinct([...Object.values(catalogue).flat(), ...all.flatMap(codesOf)]);
  // The gaps in a message stay to be seen.
  const gaps = new Proxy<Record<string, string>>({}, { get: (_, name) => `{${String(name)}}` });
  return Object.fromEntries(
    codes
      .sort((a, b) => Number(a) - Number(b))
      .map((code) => [code, { kind: kindOf(code), meaning: messageOf(code, 'en_US', gaps) }]),
  );
}

/** JSON in which what fits on a line stands on one. */
function layout(value: unknown, indent = '', used = 0): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + used + flat.length <= 110) return flat;
  const inner = `${indent} `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const rows = Array.isArray(value)
    ? value.map((item) => layout(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `"${name}": ${layout(item, inner, name.length + 4)}`);
  return `${open}\n${rows.map((row) => inner + row).join(',\n')}\n${indent}${close}`;
}

/** A contract as an OpenAPI document, always the same text for the same contract and examples. */
export function renderOpenApi(all: readonly Endpoint[], examples: Examples): string {
  const lines = new Map<string, [Endpoint, ...Endpoint[]]>();
  for (const call of all) {
    const line = `${call.method} ${call.path}`;
    const others = lines.get(line);
    if (others === undefined) lines.set(line, [call]);
    else others.push(call);
  }
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const same of lines.values()) {
    const [{ path, method }] = same;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(same, examples) };
  }
  const shared = shareParameters(Object.values(paths).flatMap((verbs) => Object.values(verbs)));
  const parameters = { ...components.parameters, ...shared };
  const schemas = schemasMentionedIn([paths, parameters]);
  const catalogue = codeCatalogue(all);
  const common = answers(Object.keys(catalogue));
  for (const name of Object.keys(common))
    if (name in schemas) throw new Error(`${name} is the name of what every answer is`);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'MPC custody console',
      version: '1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: distinct(all.map(({ domain }) => domain)).map((name) => ({
      name,
      description: wordsOfDomain(name),
    })),
    paths,
    components: { ...components, parameters, 'x-codes': catalogue, schemas: { ...common, ...schemas } },
  };
  return `${layout(document)}\n`;
}

if (import.meta.main) {
  const text = renderOpenApi(calls, await takeExamples());
  writeFileSync(new URL('../openapi.json', import.meta.url), text);
}
