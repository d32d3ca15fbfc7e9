import openapi from '@mpc/api/openapi.json';

type Plain = string | number | boolean;

/** The part of JSON Schema that the document uses for parameters. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: Plain[];
  const?: Plain;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema?: Schema;
  content?: Record<string, { schema: Schema }>;
}

interface Form {
  schema: Schema;
  encoding?: Record<string, { contentType?: string }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  'x-kind': 'query' | 'command' | 'both';
  'x-when'?: Record<string, Record<string, Plain>>;
  'x-timeout'?: number;
  'x-codes': string[];
  'x-reactions'?: Record<string, string>;
  security: Record<string, unknown>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Form> };
}

interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    'x-codes': Record<string, { kind: string; meaning: string }>;
    securitySchemes: Record<string, { name: string }>;
  };
}

/** One parameter as it is asked for. */
export interface Field {
  name: string;
  required: boolean;
  schema: Schema;
  /** Whether its text is JSON. */
  isJson: boolean;
}

/** One call, as the document tells of it. */
export interface Call {
  id: string;
  tag: string;
  method: string;
  path: string;
  kind: Operation['x-kind'];
  /** Of both kinds: by which values of its parameters it is which. */
  when: Readonly<Record<string, Readonly<Record<string, Plain>>>>;
  /** Milliseconds; undefined for the usual ten seconds. */
  timeout: number | undefined;
  codes: readonly string[];
  reactions: Readonly<Record<string, string>>;
  headers: readonly { name: string; schema: Schema }[];
  /** The names of the headers that say who asks, by what they hold. */
  security: Readonly<Record<string, string>>;
  fields: readonly Field[];
}

// The type of so large a file is of no use; this is what the tests of the document promise.
const document = openapi as unknown as Document;

/** What stands where a reference points. */
export function resolve<Target extends object>(value: Target | { $ref: string }): Target {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as Target;
  const steps = value.$ref.replace('#/', '').split('/');
  return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as Target;
}

function fieldsOf({ requestBody }: Operation, parameters: readonly Parameter[]): Field[] {
  const [form] = Object.values(requestBody?.content ?? {});
  if (form === undefined)
    return parameters.flatMap(({ name, required, schema, content }) => {
      const json = content?.['application/json']?.schema;
      return [{ name, required, schema: json ?? schema ?? {}, isJson: json !== undefined }];
    });
  const { properties = {}, required = [] } = resolve(form.schema);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
    isJson: form.encoding?.[name]?.contentType !== undefined,
  }));
}

function callOf(path: string, method: string, operation: Operation): Call {
  const parameters = operation.parameters.map((parameter) => resolve<Parameter>(parameter));
  const schemes = operation.security.flatMap((scheme) => Object.keys(scheme));
  return {
    id: operation.operationId,
    tag: operation.tags.join(', '),
    method: method.toUpperCase(),
    path,
    kind: operation['x-kind'],
    when: operation['x-when'] ?? {},
    timeout: operation['x-timeout'],
    codes: operation['x-codes'],
    reactions: operation['x-reactions'] ?? {},
    headers: parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, schema = {} }) => ({ name, schema })),
    security: Object.fromEntries(
      schemes.map((scheme) => [scheme, document.components.securitySchemes[scheme]?.name ?? scheme]),
    ),
    fields: fieldsOf(
      operation,
      parameters.filter((parameter) => parameter.in === 'query'),
    ),
  };
}

/** Every call of the document. */
export const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => callOf(path, method, operation)),
);

/** What a code says. */
export const meaningOf = (code: string): string => document.components['x-codes'][code]?.meaning ?? '';

/** The codes that every call may answer; a list of calls need not repeat them. */
export const generalCodes: readonly string[] = Object.keys(document.components['x-codes']).filter((code) =>
  calls.every(({ codes }) => codes.includes(code)),
);
