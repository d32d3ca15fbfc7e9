/** Writes openapi.json from the contract: `node packages/api/scripts/openapi.ts`. */
import { globSync, writeFileSync } from 'node:fs';
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { calls } from '../src/contract.ts';
import { defaultTimeout, type Endpoint } from '../src/core/endpoint.ts';
import { catalogue } from '../src/core/failures.ts';

const source = new URL('../src/', import.meta.url);

/** Every object and wire type that a schema file exports, by its name there; two of one name would be one type too many. */
async function exportedSchemas(): Promise<Record<string, GenericSchema>> {
  const found = new Map<string, GenericSchema>();
  for (const file of globSync('{core,domains/*}/*.schema.ts', { cwd: source }).sort()) {
    const exported = (await import(new URL(file, source).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (!isNamed(value, file)) continue;
      if (found.has(name)) throw new Error(`Two schemas are called ${name}`);
      found.set(name, value);
    }
  }
  // A module lists its exports in whatever order its loader likes.
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isNamed(value: unknown, file: string): value is GenericSchema {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'schema')
    return false;
  return file.startsWith('core') || ('type' in value && value.type === 'strict_object');
}

const named = await exportedSchemas();

const overrideAction: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) =>
  valibotAction.type === 'check' && 'message' in valibotAction && valibotAction.message === 'remark'
    ? { ...jsonSchema, maxLength: 200 }
    : undefined;

function convert(schema: GenericSchema, definitions: Record<string, GenericSchema>): JsonSchema {
  const converted = toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions,
    overrideAction,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  delete converted.$schema;
  delete converted.$defs;
  return converted;
}

/** A schema, by its name where it has one. */
function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  return convert(schema, named);
}

/** A schema in full; what it is made of keeps its names. */
function written(schema: GenericSchema): JsonSchema {
  return convert(schema, Object.fromEntries(Object.entries(named).filter(([, other]) => other !== schema)));
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const headerNames = { language: 'Language', client: 'Build-CU', timeZone: 'timezone' };

function typeOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { $ref: path, type } = schema as JsonSchema;
  const target = named[path?.split('/').at(-1) ?? ''];
  return target === undefined ? type : written(target).type;
}

/** As formEncode does: plain lists are comma-joined, what is nested further is JSON in its field. */
function shapeOf(schema: JsonSchema): 'text' | 'list' | 'json' {
  const type = typeOf(schema);
  if (type !== 'array') return type === 'object' ? 'json' : 'text';
  const rows = typeOf(schema.items);
  return rows === 'object' || rows === 'array' ? 'json' : 'list';
}

function fieldsOf(params: GenericSchema | undefined) {
  if (params === undefined) return [];
  const { properties = {}, required = [] } = written(params);
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [{ name, schema, required: required.includes(name) }],
  );
}

const list = { style: 'form', explode: false };

function queryParameters(endpoint: Endpoint) {
  return fieldsOf(endpoint.schema.params).map(({ name, schema, required }) => {
    const parameter = { name, in: 'query', required };
    const shape = shapeOf(schema);
    if (shape === 'json') return { ...parameter, content: { 'application/json': { schema } } };
    return shape === 'list' ? { ...parameter, schema, ...list } : { ...parameter, schema };
  });
}

function formBody(params: GenericSchema) {
  const encoding = fieldsOf(params).flatMap(({ name, schema }): [string, object][] => {
    const shape = shapeOf(schema);
    if (shape === 'text') return [];
    return [[name, shape === 'json' ? { contentType: 'application/json' } : list]];
  });
  const form = {
    schema: jsonSchemaOf(params),
    ...(encoding.length === 0 ? {} : { encoding: Object.fromEntries(encoding) }),
  };
  return { required: true, content: { 'application/x-www-form-urlencoded': form } };
}

function successOf({ schema: { data } }: Endpoint) {
  return {
    type: 'object',
    properties: {
      code: { enum: ['0', 0] },
      msg: { type: 'string' },
      data:
        data === undefined ? { description: 'Nothing; the text {} stands for null.' } : jsonSchemaOf(data),
    },
    required: data === undefined ? ['code'] : ['code', 'data'],
  };
}

function operationOf(endpoint: Endpoint) {
  const { kind, domain, name, method, timeout, refreshes, refusals, schema } = endpoint;
  const headers = Object.keys(headerNames).map((header) => ref('parameters', header));
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    'x-kind': kind,
    ...(timeout === defaultTimeout ? {} : { 'x-timeout': timeout }),
    ...(refreshes.length === 0 ? {} : { 'x-refreshes': refreshes }),
    ...(refusals.length === 0 ? {} : { 'x-refusals': refusals }),
    security: [kind === 'command' ? { session: [], csrf: [] } : { session: [] }],
    parameters: [...headers, ...(method === 'GET' ? queryParameters(endpoint) : [])],
    ...(method === 'GET' || schema.params === undefined ? {} : { requestBody: formBody(schema.params) }),
    responses: {
      200: {
        description: 'Done, or refused',
        content: {
          'application/json': { schema: { oneOf: [successOf(endpoint), ref('schemas', 'Refusal')] } },
        },
      },
    },
  };
}

const text = { type: 'string' };
const components = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'header', name: 'openToken' },
    csrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
  },
  parameters: {
    language: {
      name: headerNames.language,
      in: 'header',
      required: true,
      schema: { enum: ['en_US', 'zh_CN'] },
    },
    client: { name: headerNames.client, in: 'header', required: true, schema: { const: 'web' } },
    timeZone: { name: headerNames.timeZone, in: 'header', required: true, schema: text },
  },
  schemas: {
    Refusal: {
      description:
        'The server said no, and nothing has happened. See x-failure-kinds for what a code asks of a client.',
      type: 'object',
      properties: { code: { type: ['string', 'integer'], not: { enum: ['0', 0] } }, msg: text, data: {} },
      required: ['code', 'msg'],
    },
  },
};

/** The contract as an OpenAPI document, always the same text for the same contract. */
export function renderOpenApi(): string {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of calls) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  const schemas = Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, written(schema)]));
  const mentions = JSON.stringify([paths, schemas]);
  const used = Object.entries(schemas).filter(([name]) =>
    mentions.includes(`"#/components/schemas/${name}"`),
  );
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'MPC custody console',
      version: '1',
      description:
        'Every request says that its content is a form. A call whose x-kind is command changes something, whatever its verb: it is sent once and never repeated by a program. Its time limit is 10 seconds where x-timeout (milliseconds) names no other.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    'x-failure-kinds': catalogue,
    paths,
    components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(used) } },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(new URL('../openapi.json', import.meta.url), renderOpenApi());
