import { codes } from '@mpc/api';
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, textOf } from '../support/sources.ts';
import { proof } from './walls.ts';

const everything = ['packages', 'scripts', 'tests', 'docs', '.storybook', 'locales'].flatMap((folder) =>
  filesIn(folder),
);
const shipped = filesIn('packages', /\/src\/.*\.tsx?$/).filter((path) => !proof.test(path));

const role =
  'contract|schema|rules|sandbox|seed|screen|routes|styles|sizes|values|reducer|stories|test|test-d|journey|bench|cases|setup|config|guide|d';
const named = new RegExp(`^[a-z0-9-]+(\\.(${role}))?(\\.(test|test-d))?\\.tsx?$`);

function offenders(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

describe('names', () => {
  it('no folder or file is a drawer for everything', () => {
    const vague = /(^|\/)(utils?|helpers?|common|hooks|misc|lib)(\/|\.[jt]sx?$)/;
    expect(everything.filter((path) => vague.test(path))).toEqual([]);
  });

  it('files are kebab-case with a role from the closed set', () => {
    const sources = everything.filter((path) => /\.tsx?$/.test(path));
    expect(sources.filter((path) => !named.test(path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it.each(['ui', 'api', 'console'])('a base name is found once in %s', (name) => {
    const names = filesIn(`packages/${name}/src`, /\.tsx?$/).map((path) => path.split('/').at(-1) ?? '');
    const twice = names.filter((one, index) => one !== 'index.ts' && names.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });
});

it('durations are defined once in a package, and once for the tests beside them', () => {
  const sources = [...filesIn('packages', /\/src\/.*\.tsx?$/), ...filesIn('tests', /\.tsx?$/)];
  const own = sources.filter((path) => !path.endsWith('durations.ts'));
  const defined = /\bconst (second|minute|hour|day|week) = (?:\d|second|minute|hour|day)/;
  expect(offenders(own, defined)).toEqual([]);
  // Tests and stories say limits and moments of their own, a day or an hour is none of them.
  expect(offenders(own, /\b(?:3_600|86_400)_000\b/)).toEqual([]);
  const shown = /guide|stories|test|tests\//;
  const spelled = /\b(?:60|300|600|1_800)_000\b/;
  expect(
    offenders(
      own.filter((path) => !shown.test(path)),
      spelled,
    ),
  ).toEqual([]);
});

it('lists and relative times are written in one place each, which spaces Latin and Chinese', () => {
  const others = shipped.filter((path) => !/\/(?:list-names|time-text)\.ts$/.test(path));
  expect(offenders(others, /\bIntl\.(?:ListFormat|RelativeTimeFormat)\b/)).toEqual([]);
});

it('nothing climbs six folders: what is far away has a name', () => {
  expect(
    offenders(
      everything.filter((path) => /\.tsx?$/.test(path)),
      /from '(?:\.\.\/){6}/,
    ),
  ).toEqual([]);
});

it('tests and stories of the console have its own cache, so that a missing refresh is seen', () => {
  const others = filesIn('packages/console/src', /(?<!\/api\/query-client)\.tsx?$/);
  expect(offenders(others, /\bnew QueryClient\(/)).toEqual([]);
});

const ofConsole = shipped.filter((path) => path.startsWith('packages/console/'));

it('the console names calls by the contract, never by their path', () => {
  expect(offenders(ofConsole, /['"`]\/api\//)).toEqual([]);
});

describe('the console', () => {
  it('R6: writes nothing into what was read: a balance or a status is the server’s word', () => {
    const pattern = /\b(?:setQuer(?:y|ies)Data|onMutate)\b/;
    expect(offenders(ofConsole, pattern)).toEqual([]);
  });

  it('R1: changes nothing but by write(), which never sends again', () => {
    // These ask, or sign in to the sandbox; nothing of the product is changed by them.
    const apart = [
      'payments/outcome/use-look-up.ts',
      'parts/manage/coin-toggle.tsx',
      'screens/login/login.screen.tsx',
    ];
    const own = ofConsole.filter((path) => !apart.some((one) => path.endsWith(one)));
    expect(offenders(own, /\bmutationFn\b|\bnetworkMode\b/)).toEqual([]);
    // A number of tries is asked for where something is read, never beside write().
    const writers = own.filter((path) => /\buseMutation\(|\bwrite\(/.test(textOf(path)));
    expect(writers).not.toEqual([]);
    expect(offenders(writers, /\bretry(?:Delay)?:/)).toEqual([]);
  });
});

it('what has a name of the field is not called otherwise in code', () => {
  const other =
    /\b(?:\w*[vV]erdicts?|Standing|standingOf|\w*[uU]nsettled(?!_amount\b)\w*|Standpoint|\w+Essence|[tT]winsIn|endTogether|wish(?:es)?)\b|\b(?:interface|type) (?:Place|Home|Asked|Begun|Twins|Together)\b/;
  expect(offenders(filesIn('packages/console/src', /\.tsx?$/), other)).toEqual([]);
});

it('a code of refusal is called by its name: it is written once, in core/codes.ts', () => {
  const sources = [
    ...filesIn('packages/api/src/domains', /\.ts$/),
    ...filesIn('packages/api/src/sandbox', /\.ts$/),
    // Tests and stories of the console say what a server answers, and may say it as it stands on the wire.
    ...ofConsole,
  ];
  // Not inside of JSON that a test of the wire writes out.
  const bare = new RegExp(`(?<!":)(['"\`])(?:${Object.values(codes).join('|')})\\1`);
  expect(offenders(sources, bare)).toEqual([]);
});

it('the console asks for the time in one place, which knows how far the server’s clock is ahead', () => {
  const others = ofConsole.filter((path) => !/\/(?:server-time|clock-banner)\.tsx?$/.test(path));
  expect(offenders(others, /\bDate\.now\b|\bnew Date\(\)/)).toEqual([]);
});

describe('what ships', () => {
  it.each([
    [
      'makes no markup out of text',
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|DOMParser|\bsrcdoc\b/i,
    ],
    ['takes no markup out of its words', /<Trans\b|\bTrans\b.*'react-i18next'/],
    ['evaluates no text', /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]/],
    [
      'makes no binary number of an amount',
      /\bparseFloat\(|(?<![\w.])(?:Number|parseInt)\(\s*[\w.]*(?:amount|balance|fee|price|usd)\w*\s*[,)]/i,
    ],
    ['turns no check off', /oxlint-disable|eslint-disable|@ts-(?:ignore|expect-error|nocheck)|biome-ignore/],
  ])('%s', (_rule, pattern) => {
    expect(offenders(shipped, pattern)).toEqual([]);
  });
});

it('only decimals of big.js are written with toFixed', () => {
  const withoutBig = shipped.filter(
    (path) => !importsOf(path).some(({ specifier }) => specifier === 'big.js'),
  );
  expect(offenders(withoutBig, /\.to(?:Fixed|Precision)\(/)).toEqual([]);
});

it('nothing names a path of one machine', () => {
  const texts = everything.filter((path) => !/\.(png|jpg|webp|woff2)$/.test(path));
  const machine = /(?:^|[\s'"`(=])\/(?:home|root|Users|work|tmp)\/[\w.]/;
  expect(offenders(texts, machine)).toEqual([]);
});
