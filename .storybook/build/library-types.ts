import { join } from 'node:path';
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import type { DocumentedProp, DocumentedType, LibraryTypes } from '../docs/documented.ts';

const source = '/packages/ui/src/';

/** Names that are met too often to be looked for. */
const theirs = new Set(['ReactNode', 'Ref', 'ReadonlySet']);
const printed =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Reads what the door of @mpc/ui opens: each component with its props, and the types that its props mention. */
export function readLibraryTypes(root: string): LibraryTypes {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const door = project?.program.getSourceFile(join(root, 'packages/ui/src/index.ts'));
    if (project === undefined || door === undefined) throw new Error('There is no library to read');
    const { checker } = project;
    const opened = checker.getSymbolAtLocation(door);
    const names = opened === undefined ? [] : checker.getExportsOfModule(opened);
    return describeLibrary(
      checker,
      new Map(names.map((name) => [name.name, isAlias(name) ? checker.getAliasedSymbol(name) : name])),
    );
  } finally {
    api.close();
  }
}

const parts = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
const isAlias = ({ flags }: Symbol) => (flags & SymbolFlags.Alias) !== 0;
const isOurs = ({ declarations }: Symbol) => declarations[0]?.path.includes(source) === true;

/** What a prop says already is not said again, and what fills a page is not read. */
const isWorthATable = ({ type }: DocumentedType, props: Record<string, DocumentedProp>) =>
  type.length < 300 && Object.values(props).every((prop) => prop.type !== type);

function describeLibrary(checker: Checker, door: ReadonlyMap<string, Symbol>): LibraryTypes {
  const write = (type: Type) => checker.typeToString(type, undefined, printed);
  /** What the name of a type stands for. */
  const writeMeaning = (type: Type) =>
    checker.typeToString(type, undefined, printed | NodeBuilderFlags.InTypeAlias);
  const isUndefined = (type: Type) => write(type) === 'undefined';

  /** Values one can choose from, as they are written; undefined for what is more than that. */
  function optionsOf(type: Type): string[] | undefined {
    const values = parts(type).filter((part) => !isUndefined(part));
    if (
      values.length === 0 ||
      !values.every((part) => part.isStringLiteralType() || part.isNumberLiteralType())
    )
      return undefined;
    return values.map(write);
  }

  const writtenWithout = (type: Type) => {
    const text = write(type).replace(/ \| undefined$/, '');
    // A function that may be missing stands in brackets.
    return /^\((\(.*\) => [^()|]*)\)$/s.exec(text)?.[1] ?? text;
  };

  function describeProp(prop: Symbol): DocumentedProp | undefined {
    const declared = checker.getTypeOfSymbol(prop);
    if (declared === undefined) return undefined;
    // What a prop alone decides is said by what it may be.
    const own = parts(declared).find((part) => (part.flags & TypeFlags.TypeParameter) !== 0);
    const type = (own === undefined ? undefined : checker.getBaseConstraintOfType(own)) ?? declared;
    const options = optionsOf(type);
    const usual = checker.getJsDocTagsOfSymbol(prop).find(({ name }) => name === 'default')?.text;
    return {
      type: options?.join(' | ') ?? writtenWithout(type),
      required: (prop.flags & SymbolFlags.Optional) === 0,
      description: checker.getDocumentationCommentOfSymbol(prop).replaceAll('\n', ' '),
      ...(usual === undefined ? {} : { default: usual.replaceAll('\n', ' ') }),
      ...(options === undefined ? {} : { options: options.map((option) => option.replaceAll("'", '')) }),
    };
  }

  const describeProps = (type: Type) =>
    Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .filter(isOurs)
        .flatMap((prop) => {
          const described = describeProp(prop);
          return described === undefined ? [] : [[prop.name, described] as const];
        }),
    );

  /** What a name means: at the door, or else where it is said. */
  function typeNamed(name: string, where: Symbol): Symbol | undefined {
    const opened = door.get(name);
    if (opened !== undefined) return opened;
    const found = checker.resolveName(name, SymbolFlags.Type, where.declarations[0]?.resolve());
    return found !== undefined && isAlias(found) ? checker.getAliasedSymbol(found) : found;
  }

  function describeType(name: string, symbol: Symbol): DocumentedType {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const description = checker.getDocumentationCommentOfSymbol(symbol);
    // What is made of values, or of types of others, is best said in a line.
    const props = type.isUnionType() ? {} : describeProps(type);
    return Object.keys(props).length > 0
      ? { description, type: name, props }
      : { description, type: parts(type).map(writeMeaning).join(' | '), props };
  }

  /** The types of ours that these props mention, and that those mention. */
  function mentioned(type: Type, known: Map<string, DocumentedType>): void {
    for (const prop of checker.getPropertiesOfType(type).filter(isOurs)) {
      const held = checker.getTypeOfSymbol(prop);
      for (const name of (held === undefined ? '' : write(held)).match(/\b[A-Z]\w+/g) ?? []) {
        const symbol = known.has(name) || theirs.has(name) ? undefined : typeNamed(name, prop);
        if (symbol === undefined || !isOurs(symbol) || (symbol.flags & SymbolFlags.TypeParameter) !== 0)
          continue;
        known.set(name, describeType(name, symbol));
        mentioned(checker.getDeclaredTypeOfSymbol(symbol), known);
      }
    }
  }

  const library: LibraryTypes = {};
  for (const [name, symbol] of door) {
    if (!/^[A-Z]/.test(name) || (symbol.flags & SymbolFlags.Value) === 0) continue;
    const type = checker.getTypeOfSymbol(symbol);
    const call = type === undefined ? undefined : checker.getSignaturesOfType(type, SignatureKind.Call)[0];
    const takes = call === undefined ? undefined : checker.getParameterType(call, 0);
    const types = new Map<string, DocumentedType>();
    if (takes !== undefined) mentioned(takes, types);
    const props = takes === undefined ? {} : describeProps(takes);
    library[name] = {
      file: symbol.declarations[0]?.path ?? '',
      description: checker.getDocumentationCommentOfSymbol(symbol),
      props,
      passesOn: takes !== undefined && checker.getPropertiesOfType(takes).some((prop) => !isOurs(prop)),
      types: Object.fromEntries([...types].filter(([, said]) => isWorthATable(said, props))),
    };
  }
  return library;
}
