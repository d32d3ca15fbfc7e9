import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { billOf, type Bill } from '../../scripts/release/bill.ts';
import { filesIn, jsonOf, textOf } from '../support/sources.ts';

interface Workspace {
  catalog: Record<string, string>;
  catalogs: Record<string, Record<string, string>>;
  [setting: string]: unknown;
}

interface LockFile {
  packages: Record<string, { resolution: Record<string, unknown>; requiresBuild?: boolean }>;
}

type Dependencies = Record<string, string> | undefined;

const workspace: Workspace = parseYaml(textOf('pnpm-workspace.yaml'));
const lock: LockFile = parseYaml(textOf('pnpm-lock.yaml'));
const manifests = filesIn('packages', /^packages\/[\w-]+\/package\.json$/);

describe('the workspace', () => {
  it.each([
    ['takes nothing younger than three days', 'minimumReleaseAge', 4320],
    ['takes nothing published with less trust than before', 'trustPolicy', 'no-downgrade'],
    ['takes nothing from outside the registry, at any depth', 'blockExoticSubdeps', true],
    ['fails when a package wants to run a script nobody judged', 'strictDepBuilds', true],
    ['lets no package run a script', 'allowBuilds', { esbuild: false }],
    ['fails on peers that do not fit', 'strictPeerDependencies', true],
  ])('%s', (_answer, setting, value) => {
    expect(workspace[setting]).toEqual(value);
  });

  it('names one exact version of everything', () => {
    const versions = [workspace.catalog, ...Object.values(workspace.catalogs)].flatMap(Object.values);
    expect(versions.length).toBeGreaterThan(50);
    expect(versions.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it.each(['package.json', ...manifests])('%s takes every version from the catalog', (path) => {
    const manifest = jsonOf(path) as Record<string, Dependencies>;
    const wanted = [manifest['dependencies'], manifest['devDependencies'], manifest['optionalDependencies']]
      .flatMap((dependencies) => Object.entries(dependencies ?? {}))
      .filter(([, version]) => !/^(catalog:\w*|workspace:\*)$/.test(version));
    expect(wanted).toEqual([]);
  });
});

describe('the lock file', () => {
  const packages = Object.entries(lock.packages);

  it('has packages', () => {
    expect(packages.length).toBeGreaterThan(300);
  });

  it('knows the SHA-512 of every package and no other place to take it from', () => {
    const odd = packages.filter(([, { resolution }]) => {
      const { integrity, ...others } = resolution;
      return !/^sha512-[\w+/]{86}==$/.test(String(integrity)) || Object.keys(others).length > 0;
    });
    expect(odd).toEqual([]);
  });

  it('names no address at all', () => {
    expect(textOf('pnpm-lock.yaml')).not.toMatch(/(?:^|[\s'"{])(?:https?|git|git\+\w+|ssh|file|tarball):/m);
  });
});

describe('the bills of materials', () => {
  const all = billOf('workspace');
  const ours = new Set(manifests.map((path) => nameOf(jsonOf(path) as { name: string; version: string })));

  it('name every package of the lock file and no other, each with the SHA-512 it has there', () => {
    const locked = Object.entries(lock.packages).map(
      ([name, { resolution }]) => [name, String(resolution['integrity'])] as const,
    );
    const named = all.components.filter(({ purl }) => !ours.has(packageOf(purl)));
    expect(new Map(named.map((part) => [packageOf(part.purl), integrityOf(part)]))).toEqual(new Map(locked));
  });

  it('name for the console what it is made of, and none of the tools', () => {
    const names = billOf('console').components.map(({ purl }) => packageOf(purl).replace(/@[^@]+$/, ''));
    expect(names).toEqual(expect.arrayContaining(['@mpc/ui', '@mpc/api', 'react', 'axios']));
    expect(names).not.toEqual(expect.arrayContaining(['vite']));
  });

  it('depend on nothing that they do not name', () => {
    const named = new Set([all.metadata.component, ...all.components].map(({ purl }) => purl));
    const wanted = all.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(wanted.filter((purl) => !named.has(purl))).toEqual([]);
  });

  it('come out the same, byte for byte, whenever they are made', () => {
    expect(hashOf(billOf('workspace'))).toBe(hashOf(all));
    expect(all).not.toHaveProperty('serialNumber');
    expect(all.metadata).not.toHaveProperty('timestamp');
  });
});

const hashOf = (bill: Bill) => createHash('sha256').update(JSON.stringify(bill)).digest('hex');

const nameOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

const packageOf = (purl: string) => decodeURIComponent(purl.replace('pkg:npm/', ''));

/** The SHA-512 of a part, written as the lock file writes it. */
function integrityOf({ externalReferences = [] }: Bill['components'][number]): string | undefined {
  const [hash] = externalReferences.flatMap(({ hashes = [] }) => hashes);
  return hash && `sha512-${Buffer.from(hash.content, 'hex').toString('base64')}`;
}

it('a person with npm alone cannot install something else by mistake', () => {
  expect(filesIn('.', /^(package-lock\.json|yarn\.lock|\.npmrc|pnpm-lock\.yaml)$/)).toEqual([
    'pnpm-lock.yaml',
  ]);
});

describe.each(filesIn('.github/workflows'))('%s', (path) => {
  const workflow = textOf(path);

  it('names every action by its commit, with the version beside it', () => {
    const uses = workflow.split('\n').filter((line) => line.includes('uses:'));
    expect(uses).not.toEqual([]);
    expect(uses.filter((line) => !/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('gives strangers neither rights nor secrets', () => {
    const { permissions, on, jobs } = parseYaml(workflow) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    expect(workflow).not.toMatch(/pull_request_target|workflow_run|write-all/);
    const more = Object.values(jobs).filter((job) => job.permissions !== undefined);
    // What a tag starts, which strangers cannot set, may prove who it is; nothing may write.
    const mayPublish = Object.keys(on).join() === 'push' && on.push?.branches === undefined;
    expect(more.length).toBe(mayPublish ? 1 : 0);
    for (const job of more) {
      expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
      expect(job.environment).toBe('release');
    }
  });
});

interface Workflow {
  permissions: unknown;
  on: { push?: { branches?: string[]; tags?: string[] } };
  jobs: Record<string, { permissions?: unknown; environment?: string }>;
}

it('both packages are published with provenance, by the identity of the workflow and no token', () => {
  const workflow = textOf('.github/workflows/release.yml');
  const publish = workflow.split('\n').filter((line) => /pnpm@\S+ .*\bpublish\b/.test(line));
  expect(publish).toHaveLength(1);
  for (const word of ['--filter @mpc/ui', '--filter @mpc/api', '--provenance'])
    expect(publish[0]).toContain(word);
  expect(workflow).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|_authToken/);
});
