import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../folders.ts';

/** What a bill of materials is about: what people load, or all that takes part in building and testing it. */
export const bills = {
  console: ['--filter', '@mpc/console', '--prod'],
  workspace: [],
} as const;

interface Part {
  purl: string;
  externalReferences?: { type: string; hashes?: { alg: string; content: string }[] }[];
}

/** A CycloneDX document, of which these are the fields that are looked at. */
export interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: Part };
  components: Part[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Manifest {
  name: string;
  version?: string;
  packageManager?: string;
}

type Kind = 'dependencies' | 'devDependencies' | 'optionalDependencies';

interface Lock {
  importers: Record<string, Partial<Record<Kind, Record<string, { version: string }>>>>;
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

function ownPurl(folder: string): string {
  const { name, version = '0.0.0' } = manifestOf(folder);
  return purlOf(name, version);
}

/** What a package of ours depends on directly: pnpm 12.21.0 leaves some of it out, now this and now that. */
function directOf(lock: Lock, folder: string, kinds: readonly Kind[]): string[] {
  const direct = kinds.flatMap((kind) => Object.entries(lock.importers[folder]?.[kind] ?? {}));
  return direct.map(([name, { version }]) => {
    if (version.startsWith('link:')) return ownPurl(join(folder, version.slice('link:'.length)));
    const plain = version.replace(/\(.*$/, '');
    // Under a name of its own, the package it is stands with the version.
    const [, alias, exact = plain] = /^(.+)@([^@]+)$/.exec(plain) ?? [];
    return purlOf(alias ?? name, exact);
  });
}

/**
 * The bill of materials in CycloneDX, as the pinned pnpm makes it from the lock file. Whoever makes it, and whenever, gets
 * the same bytes: it has neither a serial number nor a time.
 */
export function billOf(subject: keyof typeof bills): Bill {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--lockfile-only'];
  const said = execFileSync(
    'npx',
    ['-y', manifestOf('.').packageManager ?? 'pnpm', ...bills[subject], 'sbom', ...options],
    { cwd: root, maxBuffer: 64_000_000 },
  );
  const { serialNumber: _serial, ...bill } = JSON.parse(said.toString()) as Bill;
  delete bill.metadata.timestamp;

  const lock: Lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const kinds =
    subject === 'console'
      ? (['dependencies', 'optionalDependencies'] as const)
      : (['dependencies', 'devDependencies', 'optionalDependencies'] as const);
  const parts = new Set(bill.components.map(({ purl }) => purl));
  const dependencies = bill.dependencies.map(({ ref, dependsOn }) => {
    // A package of ours that is no part of another stands with the workspace.
    const isSubject = ref === bill.metadata.component.purl;
    const folders = Object.keys(lock.importers).filter(
      (folder) =>
        ownPurl(folder) === ref || (isSubject && subject === 'workspace' && !parts.has(ownPurl(folder))),
    );
    const direct =
      folders.length === 0 ? dependsOn : folders.flatMap((folder) => directOf(lock, folder, kinds));
    return { ref, dependsOn: [...new Set(direct)].toSorted() };
  });
  return {
    ...bill,
    components: bill.components.toSorted((one, other) => (one.purl < other.purl ? -1 : 1)),
    dependencies: dependencies.toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
}
