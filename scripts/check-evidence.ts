/** Checks a file of evidence: pnpm evidence <file> [--root <root hash as noted elsewhere>]. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkEvidence, readRootHash } from '@mpc/api/evidence';
import {
  checkWords,
  findingWords,
  scopeLines,
  visible,
} from '../packages/console/build/evidence/finding-words.ts';

/** Only what is held against a noted root hash passes. */
const exitCodes = { unchanged: 0, altered: 1, unreadable: 1, consistent: 2 } as const;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { root: { type: 'string' } } });
const [path] = positionals;
const words = checkWords['en-US'];
const noted = values.root === undefined ? null : readRootHash(values.root);

if (path === undefined || positionals.length > 1) {
  console.error('Usage: pnpm evidence <file> [--root <root hash as noted elsewhere>]');
  process.exitCode = 64;
} else if (values.root !== undefined && noted === null) {
  console.error(words.rootWrong);
  process.exitCode = 64;
} else if (!existsSync(path)) {
  console.error(`No such file: ${path}`);
  process.exitCode = 66;
} else {
  const finding = await checkEvidence(readFileSync(path), noted);
  const { title, detail } = findingWords(words, finding);
  console.log(`${title}. ${detail}`);
  if ('root' in finding) console.log(`${words.rootOfFile}: ${finding.root}`);
  for (const [name, value] of scopeLines(words, finding)) console.log(visible(`${name}: ${value}`));
  process.exitCode = exitCodes[finding.is];
}
