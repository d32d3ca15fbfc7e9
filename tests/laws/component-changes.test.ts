import { expect, it } from 'vitest';
import {
  changesOf,
  maturityOf,
  namesAt,
  namesOfPage,
  releasedChanges,
  waitingChange,
} from '../../.storybook/docs/changes.ts';
import { exportsOf, filesIn, textOf } from '../support/sources.ts';

const log = `# @mpc/ui

## 0.2.0

### Minor Changes

- b3178b5: \`Gauge\`: a figure against its limit. \`Tag\` is the plain one.

### Patch Changes

- Menus open
  at once: \`Menu\`.

## 0.1.0

### Minor Changes

- 1dd0b48: All.
`;

it('reads the change log by release and kind', () => {
  expect(releasedChanges(log)).toEqual([
    { version: '0.2.0', kind: 'minor', text: '`Gauge`: a figure against its limit. `Tag` is the plain one.' },
    { version: '0.2.0', kind: 'patch', text: 'Menus open at once: `Menu`.' },
    { version: '0.1.0', kind: 'minor', text: 'All.' },
  ]);
});

it('reads what waits for a release, of this library only', () => {
  expect(waitingChange("---\n'@mpc/api': minor\n'@mpc/ui': patch\n---\n\nA `Menu`\nopens.\n")).toEqual([
    { kind: 'patch', text: 'A `Menu` opens.' },
  ]);
  expect(waitingChange("---\n'@mpc/api': minor\n---\n\nA call.\n")).toEqual([]);
});

it('cuts a change to the sentences that name the component', () => {
  expect(changesOf(['Tag'], releasedChanges(log))).toEqual([
    { version: '0.2.0', kind: 'minor', text: '`Tag` is the plain one.' },
  ]);
});

it.each([
  ['Gauge', { maturity: 'new', since: '0.2.0' }],
  ['Tag', { maturity: 'changing', since: '0.1.0' }],
  ['Menu', { maturity: 'stable', since: '0.1.0' }],
  ['Card', { maturity: 'stable', since: '0.1.0' }],
])('says how settled %s is', (name, expected) => {
  expect(maturityOf([name], releasedChanges(log))).toEqual(expected);
});

it('gives a page the names of its folder that have no page of their own', () => {
  const names = namesAt(
    "export { Table, type TableProps } from './table.tsx';\nexport { LargeTable } from './x.tsx';",
  );
  expect(names).toEqual(['Table', 'LargeTable']);
  expect(namesOfPage('table', ['large-table', 'table'], names)).toEqual(['Table']);
  expect(namesOfPage('large-table', ['large-table', 'table'], names)).toEqual(['LargeTable']);
});

// The page of a component shows the changes that name it: a name that is not marked as one is not found.
it('what waits for a release, and what the last one changed, names components as code', () => {
  const compound = exportsOf('packages/ui/src/index.ts').filter((name) => /^[A-Z][a-z]+[A-Z]\w+$/.test(name));
  // Beside the settings of Changesets nothing may wait.
  const waiting = filesIn('.changeset', /\.(?:md|json)$/).filter((path) => path.endsWith('.md'));
  const released = releasedChanges(textOf('packages/ui/CHANGELOG.md'));
  const last = released.filter(({ version }) => version === released[0]?.version);
  const changes = [...waiting.flatMap((path) => waitingChange(textOf(path))), ...last];
  expect(changes).not.toEqual([]);
  const unmarked = changes.filter(({ text }) => {
    const prose = text.replaceAll(/`[^`]*`/g, '');
    return compound.some((name) => new RegExp(`\\b${name}\\b`).test(prose));
  });
  expect(unmarked).toEqual([]);
});
