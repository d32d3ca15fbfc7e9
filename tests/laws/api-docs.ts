import { dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import { jsonOf, parse, textOf } from '../support/sources.ts';

type Declaration = NonNullable<ESTree.ExportNamedDeclaration['declaration']>;

/** A name that a door opens: what it is, how it is written, and the sentence above it. */
interface Documented {
  name: string;
  /** Undefined where there is none. */
  sentence: string | undefined;
  /** As TypeScript, without what is inside of functions. */
  signature: string;
}

interface Door {
  /** As it is imported, such as `@mpc/api/addresses`. */
  specifier: string;
  names: Documented[];
}

interface Found {
  declaration: Declaration;
  sentence: string | undefined;
  file: string;
}

const nameOf = (declaration: Declaration): string | undefined => {
  if (declaration.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : undefined;
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : undefined;
};

/** The text of the comment that ends where a statement starts. */
function sentenceAbove(file: string, start: number): string | undefined {
  const comment = parse(file).comments.findLast(({ end }) => end <= start);
  if (!comment?.value.startsWith('*') || textOf(file).slice(comment.end, start).trim() !== '')
    return undefined;
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}

/** Where a name is declared: here, or behind as many doors as there are. A type may share its name with its schema. */
function find(file: string, name: string): Found[] {
  const { program, module } = parse(file);
  const here = program.body.flatMap((statement): Found[] => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration, start } = statement;
    return nameOf(declaration) === name ? [{ declaration, sentence: sentenceAbove(file, start), file }] : [];
  });
  if (here.length > 0) return here;
  const entry = module.staticExports
    .flatMap(({ entries }) => entries)
    .find(({ exportName }) => exportName.name === name);
  const source = entry?.moduleRequest?.value;
  if (source === undefined) throw new Error(`${file} does not export ${name}`);
  return find(join(dirname(file), source), entry?.importName.name ?? name);
}

function signatureOf({ declaration, file }: Found): string {
  const text = textOf(file);
  const until = (end: number) => `${text.slice(declaration.start, end).trim()};`;
  if (declaration.type === 'FunctionDeclaration' && declaration.body !== null)
    return until(declaration.body.start);
  if (declaration.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    if (id?.type === 'Identifier' && id.typeAnnotation) return until(id.typeAnnotation.end);
  }
  if (declaration.type === 'ClassDeclaration') {
    const members = declaration.body.body.map((member) =>
      member.type === 'MethodDefinition' && member.value.body !== null
        ? `${text.slice(member.start, member.value.body.start).trim()};`
        : text.slice(member.start, member.end),
    );
    const head = text.slice(declaration.start, declaration.body.start).trim();
    return [`${head} {`, ...members.map((member) => `  ${member}`), '}'].join('\n');
  }
  return text.slice(declaration.start, declaration.end);
}

/** A type that is read from a schema is written as that schema. */
function shown(found: Found[]): Found | undefined {
  return found.find(({ declaration }) => declaration.type === 'VariableDeclaration') ?? found[0];
}

/** Everything that @mpc/api exports, door by door, in the order of the doors. */
export function apiDoors(): Door[] {
  const { exports } = jsonOf('packages/api/package.json') as {
    exports: Record<string, string | { '@mpc/source': string }>;
  };
  return Object.entries(exports).flatMap(([door, target]) => {
    if (typeof target === 'string') return [];
    const file = join('packages/api', target['@mpc/source']);
    const names = parse(file).module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName: { name } }) => name ?? []),
    );
    return {
      specifier: `@mpc/api${door.slice(1)}`,
      names: names.map((name): Documented => {
        const found = find(file, name);
        const best = shown(found);
        return {
          name,
          sentence: found.find(({ sentence }) => sentence !== undefined)?.sentence,
          signature: best === undefined ? '' : signatureOf(best),
        };
      }),
    };
  });
}

/** API.md: every name of every door, with its sentence. */
export function renderApiDocs(): string {
  const doors = apiDoors().map(({ specifier, names }) =>
    [
      `## ${specifier}`,
      ...names.map(({ name, sentence = '', signature }) =>
        [`### ${name}`, sentence, `\`\`\`ts\n${signature}\n\`\`\``].join('\n\n'),
      ),
    ].join('\n\n'),
  );
  const head =
    'Every name at every door of the package, as its sources have it. `pnpm laws -u` writes this page anew.';
  return `${['# @mpc/api', head, ...doors].join('\n\n')}\n`;
}
