import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, valueImportsOf } from '../support/sources.ts';
import { circles } from './circles.ts';
import { proof, walls, type Wall } from './walls.ts';

const sources = ['packages', 'tests', 'scripts', '.storybook'].flatMap((folder) =>
  filesIn(folder, /\.tsx?$/),
);
const imports = new Map(sources.map((path) => [path, importsOf(path)]));

function breaches(wall: Wall, files: Iterable<string>): string[] {
  return [...files].flatMap((path) => {
    const own = wall.room.exec(path);
    if (own === null || wall.except?.test(path)) return [];
    const allowed =
      wall.allows === undefined ? undefined : new RegExp(wall.allows.replaceAll('$1', own[1] ?? ''));
    return (imports.get(path) ?? [])
      .filter(({ target }) => wall.forbids.test(target) && !allowed?.test(target))
      .map(({ specifier }) => `${path} imports ${specifier}: ${wall.instead}`);
  });
}

describe('no import crosses a wall', () => {
  it.each(walls)('$name', (wall) => {
    expect(sources.some((path) => wall.room.test(path))).toBe(true);
    expect(breaches(wall, sources)).toEqual([]);
  });
});

const featureOf = (path: string) => /\/features\/([\w-]+)\//.exec(path)?.[1];

describe('nothing imports itself by way of others', () => {
  const ofConsole = sources.filter((path) => path.startsWith('packages/console/src/') && !proof.test(path));

  it('no feature, types included', () => {
    const known = new Map<string, Set<string>>();
    for (const path of ofConsole) {
      const own = featureOf(path);
      if (own === undefined) continue;
      const others = known.get(own) ?? new Set();
      known.set(own, others);
      for (const { target } of imports.get(path) ?? []) {
        const other = featureOf(target);
        if (other !== undefined && other !== own) others.add(other);
      }
    }
    expect(known.size).toBeGreaterThan(10);
    expect(circles(known)).toEqual([]);
  });

  it('no file of the console', () => {
    const known = new Map(
      ofConsole.map((path) => [path, new Set(valueImportsOf(path).map(({ target }) => target))]),
    );
    expect(circles(known)).toEqual([]);
  });

  it('is seen where it happens', () => {
    const known = { a: ['b'], b: ['c'], c: ['a', 'd'], d: [], e: ['a'] };
    const graph = new Map(Object.entries(known).map(([name, others]) => [name, new Set(others)]));
    expect(circles(graph)).toEqual([['a', 'b', 'c']]);
  });
});

describe('the walls stand', () => {
  const crossings: [file: string, target: string][] = [
    ['packages/ui/src/components/x/x.tsx', '@mpc/api'],
    ['packages/ui/src/components/x/x.tsx', 'styled-components'],
    ['packages/ui/src/components/x/x.tsx', 'packages/ui/src/components/y/y.tsx'],
    ['packages/api/src/core/x.ts', 'packages/api/src/domains/y/y.schema.ts'],
    ['packages/api/src/domains/x/x.schema.ts', 'packages/api/src/domains/y/y.rules.ts'],
    ['packages/api/src/addresses/x.ts', 'valibot'],
    ['packages/api/src/domains/x/x.schema.ts', 'packages/api/src/sandbox/index.ts'],
    ['packages/api/src/sandbox/x.ts', 'react'],
    ['packages/api/src/sandbox/world/x.ts', 'node:fs'],
    ['packages/console/src/shared/x.ts', 'packages/console/src/screens/wallet/y.tsx'],
    ['packages/console/src/screens/center/wallet/x.tsx', 'packages/console/src/screens/center/todo/y.tsx'],
    ['packages/console/src/shared/x.ts', 'packages/console/src/features/orders/index.ts'],
    ['packages/console/src/features/orders/x.ts', 'packages/console/src/features/payments/flow/y.ts'],
    ['packages/console/src/features/orders/x.ts', 'packages/console/src/screens/wallet/y.tsx'],
    ['packages/console/src/app/x.tsx', 'packages/console/src/features/orders/y.ts'],
    ['packages/console/src/screens/wallet/x.screen.tsx', 'axios'],
    ['packages/console/src/app/x.tsx', '@mpc/api/sandbox'],
    ['packages/console/src/app/x.tsx', '@mpc/ui/src/index.ts'],
  ];
  it.each(crossings)('%s may not import %s', (file, target) => {
    imports.set(file, [{ specifier: target, target }]);
    expect(walls.flatMap((wall) => breaches(wall, [file]))).not.toEqual([]);
    imports.delete(file);
  });
});
