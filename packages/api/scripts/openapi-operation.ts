import type { JsonSchema } from '@valibot/to-json-schema';
import { defaultTimeout, type Endpoint } from '../src/core/endpoint.ts';
import { silentReactions } from '../src/core/codes.ts';
import { codesOf } from '../src/core/failures.ts';
import { fieldsOf, jsonSchemaOf, shapeOf, type Field } from './openapi-schemas.ts';

/** The calls of one path and verb: nearly always one, or a query and a command that a parameter tells apart. */
type Lines = readonly [Endpoint, ...Endpoint[]];

/** Points at something of the document's components. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

/** The names of the headers every call carries, by their names among the components. */
export const headerNames = { language: 'Language', client: 'Build-CU', timeZone: 'timezone' };

/** Each of the values once, in their order. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function eitherOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = distinct(schemas);
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

/** The parameters of all lines; required is what every line requires. */
function mergedFields(lines: Lines): Field[] {
  const fields = lines.map(({ schema }) => fieldsOf(schema.params));
  return distinct(fields.flat().map(({ name }) => name)).map((name) => {
    const same = fields.flat().filter((field) => field.name === name);
    const required = same.length === lines.length && same.every((field) => field.required);
    return { name, schema: eitherOf(same.map(({ schema }) => schema)), required };
  });
}

const list = { style: 'form', explode: false };

function queryParameters(lines: Lines) {
  return mergedFields(lines).map(({ name, schema, required }) => {
    const parameter = { name, in: 'query', required };
    const shape = shapeOf(schema);
    if (shape === 'json') return { ...parameter, content: { 'application/json': { schema } } };
    return shape === 'list' ? { ...parameter, schema, ...list } : { ...parameter, schema };
  });
}

function formBody(lines: Lines) {
  const params = lines.flatMap(({ schema }) => schema.params ?? []);
  if (params.length === 0) return {};
  const encoding = mergedFields(lines).flatMap(({ name, schema }): [string, object][] => {
    const shape = shapeOf(schema);
    if (shape === 'text') return [];
    return [[name, shape === 'json' ? { contentType: 'application/json' } : list]];
  });
  const form = {
    schema: eitherOf(params.map(jsonSchemaOf)),
    ...(encoding.length === 0 ? {} : { encoding: Object.fromEntries(encoding) }),
  };
  return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } } };
}

function successOf({ schema: { data } }: Endpoint): JsonSchema {
  const nothing = { description: 'Nothing; the text {} stands for null.' };
  const done = {
    type: 'object' as const,
    properties: {
      code: { enum: ['0', 0] },
      data: data === undefined ? nothing : jsonSchemaOf(data),
    },
    ...(data === undefined ? {} : { required: ['data'] }),
  };
  return { allOf: [ref('schemas', 'Envelope'), done] };
}

/** The parameters that may have one value only. */
function fixedIn({ schema }: Endpoint) {
  const fields = fieldsOf(schema.params).filter((field) => field.schema.const !== undefined);
  return Object.fromEntries(fields.map((field) => [field.name, field.schema.const]));
}

function nameOf([first, ...others]: Lines): string {
  const more = others.map(({ name }) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return [first.domain, '.', first.name, ...more].join('');
}

function reactionsOf(codes: readonly string[]) {
  return Object.fromEntries(Object.entries(silentReactions).filter(([code]) => codes.includes(code)));
}

/** What the document says of the calls of one path and verb. */
export function operationOf(lines: Lines) {
  const [{ method, kind, isPublic }] = lines;
  const isBoth = lines.some((line) => line.kind !== kind);
  const changes = lines.some((line) => line.kind === 'command');
  const timeout = Math.max(...lines.map((line) => line.timeout));
  const refreshes = distinct(lines.flatMap((line) => line.refreshes));
  const codes = distinct(lines.flatMap(codesOf));
  const reactions = reactionsOf(codes);
  const headers = Object.keys(headerNames).map((header) => ref('parameters', header));
  return {
    operationId: nameOf(lines),
    tags: distinct(lines.map((line) => line.domain)),
    'x-kind': isBoth ? 'both' : kind,
    ...(isBoth ? { 'x-when': Object.fromEntries(lines.map((line) => [line.kind, fixedIn(line)])) } : {}),
    ...(timeout === defaultTimeout ? {} : { 'x-timeout': timeout }),
    ...(refreshes.length === 0 ? {} : { 'x-refreshes': refreshes }),
    'x-codes': codes,
    ...(Object.keys(reactions).length === 0 ? {} : { 'x-reactions': reactions }),
    security: isPublic ? [] : [changes ? { session: [], csrf: [] } : { session: [] }],
    parameters: [...headers, ...(method === 'GET' ? queryParameters(lines) : [])],
    ...(method === 'GET' ? {} : formBody(lines)),
    responses: {
      200: {
        description: 'Done, or refused',
        content: {
          'application/json': {
            schema: { oneOf: [eitherOf(lines.map(successOf)), ref('schemas', 'Refusal')] },
          },
        },
      },
    },
  };
}
