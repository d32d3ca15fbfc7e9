/** Writes openapi.json from the contract: `node packages/api/scripts/openapi.ts`. */
import { writeFileSync } from 'node:fs';
import { calls } from '../src/contract.ts';
import type { Endpoint } from '../src/core/endpoint.ts';
import { catalogue, kindOf } from '../src/core/codes.ts';
import { codesOf } from '../src/core/failures.ts';
import { messageOf } from '../src/sandbox/wire/messages.ts';
import { distinct, headerNames, operationOf, ref } from './openapi-operation.ts';
import { schemasMentionedIn } from './openapi-schemas.ts';

const text = { type: 'string' };
const code = { type: ['string', 'integer'] };
const components = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'header',
      name: 'openToken',
      description: 'The cookie of the same name; empty before sign-in.',
    },
    csrf: {
      type: 'apiKey',
      in: 'header',
      name: 'X-XSRF-TOKEN',
      description: 'The cookie XSRF-TOKEN, on every command.',
    },
  },
  parameters: {
    language: {
      name: headerNames.language,
      in: 'header',
      description: 'What the messages of refusals are written in.',
      required: true,
      schema: { enum: ['en_US', 'zh_CN'] },
    },
    client: { name: headerNames.client, in: 'header', required: true, schema: { const: 'web' } },
    timeZone: {
      name: headerNames.timeZone,
      in: 'header',
      description: 'The IANA name of the reader’s time zone.',
      required: true,
      schema: text,
    },
  },
  schemas: {
    Envelope: {
      description:
        'What every answer is wrapped in. The code says whether it was done: 0, as text or number.',
      type: 'object',
      properties: { code, msg: text, data: {} },
      required: ['code'],
    },
    Refusal: {
      description:
        'The server said no, and nothing has happened. The x-codes of a call are what it may answer; those of components say what each means.',
      allOf: [
        ref('schemas', 'Envelope'),
        { type: 'object', properties: { code: { not: { enum: ['0', 0] } } }, required: ['msg'] },
      ],
    },
  },
};

/** The catalogue: what each code says, and what kind of answer it asks of a client. */
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

/** A contract as an OpenAPI document, always the same text for the same contract. */
export function renderOpenApi(all: readonly Endpoint[] = calls): string {
  const lines = new Map<string, [Endpoint, ...Endpoint[]]>();
  for (const call of all) {
    const line = `${call.method} ${call.path}`;
    const others = lines.get(line);
    if (others === undefined) lines.set(line, [call]);
    else others.push(call);
  }
  const paths: Record<string, Record<string, unknown>> = {};
  for (const same of lines.values()) {
    const [{ path, method }] = same;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(same) };
  }
  const schemas = schemasMentionedIn(paths);
  for (const name of Object.keys(components.schemas))
    if (name in schemas) throw new Error(`${name} is the name of what every answer is`);
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'MPC custody console',
      version: '1',
      description:
        'Every request says that its content is a form. A call whose x-kind is command changes something, whatever its verb: it is sent once and never repeated by a program; where it is both, x-when says by which parameters. Its time limit is 10 seconds where x-timeout (milliseconds) names no other. x-codes are the codes of refusal it may answer, and x-reactions what its caller does about those that a client passes over in silence.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: distinct(all.map(({ domain }) => domain)).map((name) => ({ name })),
    paths,
    components: {
      ...components,
      'x-codes': codeCatalogue(all),
      schemas: { ...components.schemas, ...schemas },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL('../openapi.json', import.meta.url), renderOpenApi());
