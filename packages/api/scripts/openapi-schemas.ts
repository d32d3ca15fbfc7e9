import { globSync } from 'node:fs';
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { fieldsAt, placeOfSchema, wordsAt, type SourceNode } from './openapi-docs.ts';
import { fieldWords } from './openapi-fields.ts';

const source = new URL('../src/', import.meta.url);

const places = new Map<GenericSchema, SourceNode>();

/** Every object and wire type that a schema file exports, by its name there; two of one name would be one type too many. */
async function exportedSchemas(): Promise<Record<string, GenericSchema>> {
  const found = new Map<string, { schema: GenericSchema; file: string }>();
  for (const file of globSync('{core,domains/*}/*.schema.ts', { cwd: source }).sort()) {
    const exported = (await import(new URL(file, source).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exported)) {
      if (!isNamed(schema, file)) continue;
      const other = found.get(name);
      if (other !== undefined && other.schema !== schema)
        throw new Error(`Two schemas are called ${name}: in ${other.file} and ${file}`);
      found.set(name, { schema, file });
      const place = placeOfSchema(file, name);
      if (place !== undefined) places.set(schema, place);
    }
  }
  // A module lists its exports in whatever order its loader likes.
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, { schema }]) => [name, schema]));
}

function isNamed(value: unknown, file: string): value is GenericSchema {
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== 'schema')
    return false;
  return file.startsWith('core') || ('type' in value && value.type === 'strict_object');
}

const named = await exportedSchemas();

/** JSON Schema has no word for a rule in code: it is told by its message, except the limit of remarks. */
const overrideAction: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) => {
  if (!['check', 'partial_check', 'raw_check'].includes(valibotAction.type)) return undefined;
  const message = 'message' in valibotAction ? valibotAction.message : undefined;
  if (message === 'remark') return { ...jsonSchema, maxLength: 200 };
  return typeof message === 'string' ? { ...jsonSchema, description: `Rule: ${message}` } : jsonSchema;
};

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

/** The object that a schema describes, in a list or beside null too. */
function objectIn({ properties, items, anyOf }: JsonSchema): JsonSchema['properties'] {
  if (properties !== undefined) return properties;
  const inner = [items, ...(anyOf ?? [])].flatMap((one) =>
    typeof one === 'object' && !Array.isArray(one) ? [one] : [],
  );
  return inner.map(objectIn).find((found) => found !== undefined);
}

/** What a field means: by its own comment, that of the values it takes, or its name. A comment with a default only adds that. */
function wordsFor(name: string, value: JsonSchema, field: SourceNode | undefined): string | undefined {
  const isNamed = [value, value.items].some((one) => typeof one === 'object' && '$ref' in one);
  const inherited =
    (isNamed ? undefined : field && wordsAt({ ...field, words: undefined })) ?? fieldWords[name];
  const own = field?.words;
  return own?.startsWith('Default:') && inherited !== undefined ? `${inherited} ${own}` : (own ?? inherited);
}

/** Says what each field of a schema means. */
function describe(schema: JsonSchema, place: SourceNode): void {
  const fields = fieldsAt(place);
  for (const [name, value] of Object.entries(objectIn(schema) ?? {})) {
    if (typeof value === 'boolean') continue;
    const field = fields.get(name);
    if (field !== undefined) describe(value, field);
    const description = wordsFor(name, value, field);
    if (description !== undefined) value.description = description;
  }
}

/** A schema, by its name where it has one. */
export function jsonSchemaOf(schema: GenericSchema, place?: SourceNode): JsonSchema {
  const converted = convert(schema, named);
  if (place !== undefined) describe(converted, place);
  return converted;
}

const inFull = new Map<GenericSchema, JsonSchema>();

/** A schema in full; what it is made of keeps its names. */
function written(schema: GenericSchema, inLine?: SourceNode): JsonSchema {
  const known = inFull.get(schema);
  if (known !== undefined) return known;
  const place = places.get(schema) ?? inLine;
  const others = Object.entries(named).filter(([, other]) => other !== schema);
  const converted = convert(schema, Object.fromEntries(others));
  if (place?.words !== undefined) converted.description = place.words;
  if (place !== undefined) describe(converted, place);
  inFull.set(schema, converted);
  return converted;
}

/** Those of the named schemas that are mentioned, by each other too. */
export function schemasMentionedIn(value: unknown): Record<string, JsonSchema> {
  const schemas = Object.entries(named).map(([name, schema]): [string, JsonSchema] => [
    name,
    written(schema),
  ]);
  const mentions = JSON.stringify([value, schemas]);
  return Object.fromEntries(schemas.filter(([name]) => mentions.includes(`"#/components/schemas/${name}"`)));
}

function typeOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const { $ref: path, type } = schema as JsonSchema;
  const target = named[path?.split('/').at(-1) ?? ''];
  return target === undefined ? type : written(target).type;
}

/** How a parameter is written as text. As formEncode does: plain lists are comma-joined, what is nested further is JSON in its field. */
export function shapeOf(schema: JsonSchema): 'text' | 'list' | 'json' {
  const type = typeOf(schema);
  if (type !== 'array') return type === 'object' ? 'json' : 'text';
  const rows = typeOf(schema.items);
  return rows === 'object' || rows === 'array' ? 'json' : 'list';
}

/** One parameter of a call. */
export interface Field {
  name: string;
  schema: JsonSchema;
  required: boolean;
}

/** The parameters of a call, one by one. */
export function fieldsOf(params: GenericSchema | undefined, place?: SourceNode): Field[] {
  if (params === undefined) return [];
  const { properties, required = [] } = written(params, place);
  if (properties === undefined) throw new Error('Parameters are an object');
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [{ name, schema, required: required.includes(name) }],
  );
}
