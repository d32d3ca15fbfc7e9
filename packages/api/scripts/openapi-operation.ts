import type { JsonSchema } from '@valibot/to-json-schema';
import { defaultTimeout, type Endpoint } from '../src/core/endpoint.ts';
import { silentReactions } from '../src/core/codes.ts';
import { codesOf } from '../src/core/failures.ts';
import { placeInLine, placeOfLine } from './openapi-docs.ts';
import type { Example, Examples } from './openapi-examples.ts';
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

/** One of the schemas; what they all mean stands beside them. */
function eitherOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = distinct(schemas);
  if (others.length === 0) return first;
  const words = distinct([first, ...others].flatMap(({ description = [] }) => description));
  const bare = [first, ...others].map((schema) => ({ ...schema, description: undefined }));
  return { ...(words.length === 0 ? {} : { description: words.join(' ') }), anyOf: bare };
}

const paramsOf = (line: Endpoint): Field[] => fieldsOf(line.schema.params, placeInLine(line, 'params'));

/** The parameters of all lines; required is what every line requires. */
function mergedFields(lines: Lines): Field[] {
  const fields = lines.map(paramsOf);
  return distinct(fields.flat().map(({ name }) => name)).map((name) => {
    const same = fields.flat().filter((field) => field.name === name);
    const required = same.length === lines.length && same.every((field) => field.required);
    return { name, schema: eitherOf(same.map(({ schema }) => schema)), required };
  });
}

const list = { style: 'form', explode: false };

/** The calls of a path and verb that have an example, by their names. */
function examplesOf(lines: Lines, examples: Examples): [name: string, example: Example][] {
  return lines.flatMap(({ domain, name }) => {
    const example = examples.get(`${domain}.${name}`);
    return example === undefined ? [] : [[name, example]];
  });
}

/** One example, or one of each call. */
function shown(examples: [name: string, example: Example][], part: keyof Example) {
  const [first, ...others] = examples;
  if (first === undefined) return {};
  if (others.length === 0) return { example: first[1][part] };
  return {
    examples: Object.fromEntries(examples.map(([name, example]) => [name, { value: example[part] }])),
  };
}

function queryParameters(lines: Lines, examples: Examples) {
  const asked = Object.assign({}, ...examplesOf(lines, examples).map(([, { params }]) => params)) as object;
  const values = new Map(Object.entries(asked));
  return mergedFields(lines).map(({ name, schema: { description, ...schema }, required }) => {
    const shape = shapeOf(schema);
    return {
      name,
      in: 'query',
      ...(description === undefined ? {} : { description }),
      required,
      ...(shape === 'json' ? { content: { 'application/json': { schema } } } : { schema }),
      ...(shape === 'list' ? list : {}),
      ...(shape !== 'json' && values.has(name) ? { example: values.get(name) } : {}),
    };
  });
}

function formBody(lines: Lines, examples: Examples) {
  const schemas = lines.flatMap((line) =>
    line.schema.params === undefined ? [] : [jsonSchemaOf(line.schema.params, placeInLine(line, 'params'))],
  );
  if (schemas.length === 0) return {};
  const encoding = mergedFields(lines).flatMap(({ name, schema }): [string, object][] => {
    const shape = shapeOf(schema);
    if (shape === 'text') return [];
    return [[name, shape === 'json' ? { contentType: 'application/json' } : list]];
  });
  const form = {
    schema: eitherOf(schemas),
    ...(encoding.length === 0 ? {} : { encoding: Object.fromEntries(encoding) }),
    ...shown(examplesOf(lines, examples), 'params'),
  };
  return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } } };
}

/** Data as it is on the wire, where the text {} stands for null. */
function onTheWire(schema: JsonSchema): JsonSchema {
  const nothing: JsonSchema = { const: '{}', description: 'Nothing.' };
  return {
    ...schema,
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => (isNull(one) ? nothing : one)) }),
  };
}

const isNull = (schema: unknown) =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'null';

function successOf(line: Endpoint): JsonSchema {
  const { data } = line.schema;
  if (data === undefined) return ref('schemas', 'DoneWithoutData');
  const schema = onTheWire(jsonSchemaOf(data, placeInLine(line, 'data')));
  return {
    allOf: [ref('schemas', 'Done'), { type: 'object', properties: { data: schema }, required: ['data'] }],
  };
}

/** The parameters that may have one value only. */
function fixedIn(line: Endpoint) {
  const fields = paramsOf(line).filter((field) => field.schema.const !== undefined);
  return Object.fromEntries(fields.map((field) => [field.name, field.schema.const]));
}

function nameOf([first, ...others]: Lines): string {
  const more = others.map(({ name }) => `Or${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return [first.domain, '.', first.name, ...more].join('');
}

function reactionsOf(codes: readonly string[]) {
  return Object.fromEntries(Object.entries(silentReactions).filter(([code]) => codes.includes(code)));
}

/** The first sentence on top of each call, and the rest. */
function wordsOf(lines: Lines): { summary?: string; description?: string } {
  const words = lines.flatMap((line) => placeOfLine(line)?.words ?? []);
  if (words.length === 0) return {};
  const [summary, description] = [/^(.*?)\.(?: |$)/, /^.*?\. (.*)$/].map((part) =>
    words.flatMap((one) => part.exec(one)?.[1] ?? []),
  );
  return {
    summary: (summary ?? []).join(' / '),
    description: (description ?? []).join(' '),
  };
}

/** What the document says of the calls of one path and verb. */
export function operationOf(lines: Lines, examples: Examples) {
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
    ...wordsOf(lines),
    tags: distinct(lines.map((line) => line.domain)),
    'x-kind': isBoth ? 'both' : kind,
    ...(isBoth ? { 'x-when': Object.fromEntries(lines.map((line) => [line.kind, fixedIn(line)])) } : {}),
    ...(timeout === defaultTimeout ? {} : { 'x-timeout': timeout }),
    ...(refreshes.length === 0 ? {} : { 'x-refreshes': refreshes }),
    'x-codes': codes,
    ...(Object.keys(reactions).length === 0 ? {} : { 'x-reactions': reactions }),
    security: isPublic ? [] : [changes ? { session: [], csrf: [] } : { session: [] }],
    parameters: [...headers, ...(method === 'GET' ? queryParameters(lines, examples) : [])],
    ...(method === 'GET' ? {} : formBody(lines, examples)),
    responses: {
      200: {
        description: 'Done or rejected, as `code` tells.',
        content: {
          'application/json': {
            schema: { oneOf: [eitherOf(lines.map(successOf)), ref('schemas', 'Refusal')] },
            ...shown(examplesOf(lines, examples), 'answer'),
          },
        },
      },
      '4XX': ref('responses', 'TurnedAway'),
    },
  };
}
