import type { AlteredAt, EvidenceFinding } from '@mpc/api/evidence';

/** The languages of the checker. */
export const checkLanguages = ['en-US', 'zh-CN'] as const;
export type CheckLanguage = (typeof checkLanguages)[number];

const english = {
  title: 'Check evidence',
  intro:
    'Checks a file of evidence on this computer. Nothing is sent anywhere. Save this page to disk and open it from there.',
  file: 'Evidence file (.json or .jsonl)',
  root: 'Root hash as noted elsewhere',
  rootHint:
    'The 64 characters that were noted when the file was made, from a place that whoever holds the file cannot change.',
  rootWrong: 'A root hash is 64 characters: digits and the letters a to f. Check what was noted.',
  unchanged: 'Unchanged',
  unchangedDetail:
    'The root hash of the file is the one that was noted. The file has not changed since. It does not say whether what was recorded is true.',
  consistent: 'Not proven',
  consistentDetail:
    'The hashes in the file fit together. That proves nothing: whoever alters a file can compute them again. Enter the root hash that was noted elsewhere.',
  altered: 'Altered',
  unreadable: 'Not a file of evidence',
  unreadableDetail: 'Line {line} cannot be read as evidence of version 1. Do not rely on this file.',
  bytes: 'Line {line} is not written as the console writes it. Do not rely on this file.',
  fact: 'Line {line}: fact {fact} does not fit its hash. Do not rely on this file.',
  head: 'Line {line}: who made the file, its subject or its root hash does not fit. Do not rely on this file.',
  words: 'Line {line}: fact {fact} is not the fingerprint words of its digest. Do not rely on this file.',
  packs: 'Line {line} does not fit the list in line 1. Do not rely on this file.',
  manifest: 'The list in line 1 does not fit its root hash. Do not rely on this file.',
  count: 'The server counted {counted}, the file holds {packed} different ones. Do not rely on this file.',
  otherRoot: 'The root hash is not the one that was noted. Do not rely on this file.',
  checking: 'Checking…',
  notChecked: 'Not checked',
  notCheckedDetail: 'This browser cannot check the fingerprint words. Open the page in another browser.',
  rootOfFile: 'Root hash of the file',
  colon: ': ',
  labelFact: '{label} ({fact})',
  archive: 'Archive',
  scope: 'What was asked for',
  allOf: 'All of',
  wallet: 'Wallet',
  named: '{name} ({id})',
  from: 'From (UTC)',
  to: 'To (UTC)',
  open: 'No limit',
  filter: 'Filter {name}',
  counted: 'Number according to the server',
  packed: 'Number in this file',
  made: 'Made by {name} ({uid}), {at}, build {build}, {language}',
  noBuild: 'unknown',
  of: 'Subject',
  what: 'Fact',
  value: 'Value',
  by: 'Recorded by',
  server: 'Server',
  device: 'Device that made the file',
  nobody: 'Not recorded',
};

export type CheckWords = typeof english;

const chinese: CheckWords = {
  title: '核验证据文件',
  intro: '在本机核验证据文件，不向任何地方发送数据。请将本页保存到磁盘后再打开。',
  file: '证据文件（.json 或 .jsonl）',
  root: '另处记录的根哈希',
  rootHint: '生成文件时记录的 64 个字符，须取自持有文件的人无法更改的地方。',
  rootWrong: '根哈希为 64 个字符：数字和字母 a 到 f。请核对记录。',
  unchanged: '未更改',
  unchangedDetail: '文件的根哈希与记录一致，记录之后文件未被更改。这不说明所记录的内容属实。',
  consistent: '未证明',
  consistentDetail:
    '文件中的哈希彼此相符，但这不能证明任何事：改动文件的人可以重新计算哈希。请输入另处记录的根哈希。',
  altered: '已被改动',
  unreadable: '不是证据文件',
  unreadableDetail: '第 {line} 行无法按版本 1 的证据读取。请勿采信此文件。',
  bytes: '第 {line} 行的写法与控制台不同。请勿采信此文件。',
  fact: '第 {line} 行：第 {fact} 项与其哈希不符。请勿采信此文件。',
  head: '第 {line} 行：制作人、对象或根哈希不符。请勿采信此文件。',
  words: '第 {line} 行：第 {fact} 项不是其摘要的核对词。请勿采信此文件。',
  packs: '第 {line} 行与第 1 行的清单不符。请勿采信此文件。',
  manifest: '第 1 行的清单与其根哈希不符。请勿采信此文件。',
  count: '服务器统计为 {counted} 项，文件中有 {packed} 项（不计重复）。请勿采信此文件。',
  otherRoot: '根哈希与记录不一致。请勿采信此文件。',
  checking: '正在核验…',
  notChecked: '未核验',
  notCheckedDetail: '此浏览器无法核验核对词。请用其他浏览器打开本页。',
  rootOfFile: '文件的根哈希',
  colon: '：',
  labelFact: '{label}（{fact}）',
  archive: '存档',
  scope: '请求内容',
  allOf: '收录内容',
  wallet: '钱包',
  named: '{name}（{id}）',
  from: '起始（UTC）',
  to: '截止（UTC）',
  open: '不限',
  filter: '筛选 {name}',
  counted: '服务器统计的数量',
  packed: '本文件中的数量',
  made: '由 {name}（{uid}）制作，{at}，构建 {build}，{language}',
  noBuild: '未知',
  of: '对象',
  what: '项目',
  value: '内容',
  by: '记录者',
  server: '服务器',
  device: '制作文件的设备',
  nobody: '未记录',
};

export const checkWords: Readonly<Record<CheckLanguage, CheckWords>> = {
  'en-US': english,
  'zh-CN': chinese,
};

/** Characters that show nothing, or turn what follows around, by their numbers. */
export const visible = (text: string): string =>
  text.replaceAll(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** A text with its gaps filled. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** What an archive is all of, line by line; none of a file of one. */
export function scopeLines(words: CheckWords, finding: EvidenceFinding): (readonly [string, string])[] {
  if (!('packs' in finding) || finding.scope === null) return [];
  const { scope, packs } = finding;
  const packed = [words.packed, String(packs.length)] as const;
  // As archives of earlier builds say it.
  if (typeof scope === 'string') return [[words.scope, scope], packed];
  const { all_of, wallet, from, to, filters, count } = scope;
  return [
    [words.allOf, all_of],
    [words.wallet, filled(words.named, wallet)],
    [words.from, from ?? words.open],
    [words.to, to ?? words.open],
    ...Object.entries(filters).map(([name, value]) => [filled(words.filter, { name }), value] as const),
    [words.counted, String(count)],
    packed,
  ];
}

function alteredWords(words: CheckWords, altered: AlteredAt): string {
  if (altered.at === 'root') return words.otherRoot;
  if (altered.at === 'manifest') return words.manifest;
  if (altered.at === 'count') return filled(words.count, altered);
  if (!('fact' in altered)) return filled(words[altered.at], { line: altered.line });
  const { at, line, fact } = altered;
  return filled(fact < 0 ? words.head : words[at], { line, fact: fact + 1 });
}

/** What was found, as its title and what it means. */
export function findingWords(words: CheckWords, finding: EvidenceFinding): { title: string; detail: string } {
  if (finding.is === 'unreadable')
    return { title: words.unreadable, detail: filled(words.unreadableDetail, { line: finding.line }) };
  if (finding.is === 'altered') return { title: words.altered, detail: alteredWords(words, finding) };
  return finding.is === 'unchanged'
    ? { title: words.unchanged, detail: words.unchangedDetail }
    : { title: words.consistent, detail: words.consistentDetail };
}
