import { describe, expect, it } from 'vitest';
import { exportsOf, filesIn, jsonOf } from '../support/sources.ts';

interface Package {
  exports: Record<string, string | { '@mpc/source': string }>;
}

describe.each(['ui', 'api'])('@mpc/%s', (name) => {
  const { exports } = jsonOf(`packages/${name}/package.json`) as Package;
  const doors = Object.entries(exports).flatMap(([door, target]) =>
    typeof target === 'string'
      ? []
      : [{ door, source: `packages/${name}/${target['@mpc/source'].slice(2)}` }],
  );

  it('has doors', () => {
    expect(doors).not.toEqual([]);
    expect(filesIn(`packages/${name}/src`)).toEqual(
      expect.arrayContaining(doors.map(({ source }) => source)),
    );
  });

  // A change here is a change for everyone who uses the package: it owes a changeset.
  it.each(doors)('opens exactly this at $door', async ({ door, source }) => {
    const file = `${name}${door.slice(1).replaceAll('/', '-')}`;
    await expect(`${exportsOf(source).join('\n')}\n`).toMatchFileSnapshot(`./surface/${file}.txt`);
  });
});
